import type { SelectorPart } from '../../../build/style-rules'

type Element = { names: Set<string>; parent: Element | null; previous: Element | null }

export type Elements = {
  all: Element[]
  byName: Map<string, Element[]>
}

const TAG = /<(\/?)([a-zA-Z][\w-]*)([^>]*?)(\/?)>/g
const VOID = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])

/** The elements of markup that React has written, so every one is closed and attributes hold no `>`. */
export function elementsOf(markup: string): Elements {
  const all: Element[] = []
  const byName = new Map<string, Element[]>()
  const lastIn = new Map<Element | null, Element>()
  let parent = null as Element | null
  for (const [, closing, type = '', attributes = '', selfClosing] of markup.matchAll(TAG)) {
    if (closing) {
      parent = parent?.parent ?? null
      continue
    }
    const element: Element = {
      names: namesOf(type, attributes),
      parent,
      previous: lastIn.get(parent) ?? null,
    }
    lastIn.set(parent, element)
    all.push(element)
    for (const name of element.names) {
      const known = byName.get(name)
      if (known) known.push(element)
      else byName.set(name, [element])
    }
    if (!selfClosing && !VOID.has(type)) parent = element
  }
  return { all, byName }
}

function namesOf(type: string, attributes: string): Set<string> {
  const [, classes = ''] = / class="([^"]*)"/.exec(attributes) ?? []
  const [, variant] = / data-variant="(\w+)"/.exec(attributes) ?? []
  const variants = variant === undefined ? [] : ['data-variant', `data-variant=${variant}`]
  return new Set([`<${type}`, ...classes.split(' ').filter(Boolean), ...variants])
}

/** Whether a selector can match an element of the page, or one around it. */
export function isMatched(parts: SelectorPart[], elements: Elements): boolean {
  const last = parts.at(-1)
  if (!last) return true
  if (parts.some(({ has }) => has.some((name) => !elements.byName.has(name)))) return false
  const [name] = last.has
  const candidates = name === undefined ? elements.all : (elements.byName.get(name) ?? [])
  return (
    canBeAround(parts, elements) ||
    candidates.some((element) => matches(element, parts, parts.length - 1, elements))
  )
}

/** Whether a selector can match an element around the markup. These have no names, but may have attributes. */
const canBeAround = (parts: SelectorPart[], elements: Elements): boolean =>
  parts.every(
    (part) =>
      part.has.length === 0 &&
      part.is.every((selectors) => selectors.some((inner) => canBeAround(inner, elements))) &&
      contains(part, elements),
  )

const contains = (part: SelectorPart, elements: Elements) =>
  part.contains.every((selectors) => selectors.some((parts) => isMatched(parts, elements)))

/** Whether an element matches the part at an index, and those before it. */
function matches(
  element: Element,
  parts: SelectorPart[],
  index: number,
  elements: Elements,
): boolean {
  const part = parts[index]
  if (!part) return true
  if (!part.has.every((name) => element.names.has(name))) return false
  if (part.lacks.some((name) => element.names.has(name))) return false
  if (!contains(part, elements)) return false
  const isOneOf = (selectors: SelectorPart[][]) =>
    selectors.some((inner) => matches(element, inner, inner.length - 1, elements))
  return part.is.every(isOneOf) && isPlaced(element, part.combinator, parts, index - 1, elements)
}

/** Whether a combinator leads from an element to one that matches the part at an index. */
function isPlaced(
  element: Element,
  combinator: string | undefined,
  parts: SelectorPart[],
  index: number,
  elements: Elements,
): boolean {
  if (combinator === undefined || !parts[index]) return true
  const isBeside = combinator === 'next-sibling' || combinator === 'later-sibling'
  const isNear = combinator === 'next-sibling' || combinator === 'child'
  const next = (from: Element) => (isBeside ? from.previous : from.parent)
  for (let candidate = next(element); candidate; candidate = next(candidate)) {
    if (matches(candidate, parts, index, elements)) return true
    if (isNear) return false
  }
  return !isBeside && canBeAround(parts.slice(0, index + 1), elements)
}
