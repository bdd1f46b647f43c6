import { type Selector, type SelectorComponent, transform } from 'lightningcss'
import type { Plugin } from 'vite'

/**
 * One element of a selector, after the elements that it stands in or behind. An element's names are
 * its classes, its type as `<a`, and `data-variant` with and without the value.
 */
export type SelectorPart = {
  combinator?: string
  has: string[]
  lacks: string[]
  /** Of each list, one selector must match the element itself. */
  is: SelectorPart[][][]
  /** Of each list, one selector must match some element of the page. */
  contains: SelectorPart[][][]
}

/** A rule with its selectors, or a group of rules. */
export type StyleRule =
  | { css: string; selectors: SelectorPart[][] }
  | { keyframes: string; css: string }
  | { group: string; rules: StyleRule[] }

/**
 * `import rules from './file.css?inline&rules'` returns a stylesheet as a list of rules, without those that
 * the first paint does not need: hover, focus and active states, print, scroll effects, forced
 * colours. The whole stylesheet, which comes with the app, has those.
 */
export const styleRules = (): Plugin => ({
  name: 'style-rules',
  enforce: 'post',
  transform: {
    filter: { id: /\.css\?inline&rules$/ },
    // Vite has turned the minified stylesheet into a module that exports a string.
    handler(code, id) {
      const [, css] = /^export default (".*")/s.exec(code) ?? []
      if (!css) throw new Error(`Vite's module for ${id} is not a string.`)
      const rules = firstPaintRules(JSON.parse(css) as string)
      return { code: `export default ${JSON.stringify(rules)}`, map: null }
    },
  },
})

const GROUP = /^@(?:media|supports|container|layer)\b/
// Without scripts the page loads the whole stylesheet at once; what needs scripts can wait for them.
const LATER_GROUP =
  /^@media (?:print\b(?!,)|\(scripting:|\(forced-colors:active\))|^@supports \(animation-timeline/
const LATER_PROPERTIES = /(?<=[;{])(?:cursor|scroll-behavior|(?:view-)?transition[\w-]*):[^;}]*;?/g
/** The minifier leaves these spaces in custom properties. A comma within quotes is part of a text. */
const SPACE_AFTER_COMMA = /, (?=(?:[^"]*"[^"]*")*[^"]*$)/g
const LATER_STATE = /^(?:hover|active|disabled|modal|selection|view-transition.*)$/

/** The rules of a minified stylesheet that a first paint may need. */
export const firstPaintRules = (css: string): StyleRule[] =>
  blocksOf(css).flatMap((block): StyleRule[] => {
    const start = block.indexOf('{')
    const head = block.slice(0, start)
    if (LATER_GROUP.test(head)) return []
    if (GROUP.test(head))
      return [{ group: head, rules: firstPaintRules(block.slice(start + 1, -1)) }]
    const [, keyframes] = /^@keyframes (.+)/.exec(head) ?? []
    if (keyframes) return [{ keyframes, css: block }]
    if (head.startsWith('@')) return [{ css: block, selectors: [[]] }]
    const selectors = selectorsOf(head)
    if (selectors.every((selector) => isLater(selector))) return []
    const rest = block
      .replace(LATER_PROPERTIES, '')
      .replace(/;}$/, '}')
      .replace(SPACE_AFTER_COMMA, ',')
    return rest === `${head}{}` ? [] : [{ css: rest, selectors: selectors.map(partsOf) }]
  })

function selectorsOf(head: string): Selector[] {
  const selectors: Selector[] = []
  transform({
    filename: 'selectors.css',
    code: Buffer.from(`${head}{}`),
    visitor: { Selector: (selector) => void selectors.push(selector) },
  })
  return selectors
}

/** The selectors of `:has()`, `:is()` and `:where()`, of which one must match. */
const alternativesOf = (part: SelectorComponent): Selector[] =>
  part.type === 'pseudo-class' &&
  (part.kind === 'has' || part.kind === 'is' || part.kind === 'where')
    ? part.selectors
    : []

/** A bare `:focus-visible` rule is for the focus ring, which a page needs from the start. */
const isLater = (selector: Selector, isNested = false): boolean =>
  selector.some((part, index) => {
    const alternatives = alternativesOf(part)
    if (alternatives.length > 0) return alternatives.every((one) => isLater(one, true))
    if (part.type !== 'pseudo-class' && part.type !== 'pseudo-element') return false
    if (LATER_STATE.test(part.kind)) return true
    const before = selector[index - 1]
    const isBare = !isNested && (!before || before.type === 'combinator')
    return part.kind.startsWith('focus') && !isBare
  })

/** Elements that are not in the markup for which the rules are chosen. */
const ROOTS = new Set(['html', 'body'])

/** The parts of a selector. States, other attributes and the place among siblings are left out: they can change. */
function partsOf(selector: Selector): SelectorPart[] {
  const parts: SelectorPart[] = []
  const add = (combinator?: string) => {
    const part: SelectorPart = { has: [], lacks: [], is: [], contains: [] }
    parts.push(combinator === undefined ? part : { ...part, combinator })
  }
  add()
  for (const component of selector) {
    const part = parts.at(-1)
    if (component.type === 'combinator') add(component.value)
    else if (component.type === 'pseudo-class' && component.kind === 'not')
      part?.lacks.push(...component.selectors.flatMap(nameAlone))
    else if (component.type === 'pseudo-class' && component.kind === 'has')
      part?.contains.push(component.selectors.map(partsOf))
    else if (
      component.type === 'pseudo-class' &&
      (component.kind === 'is' || component.kind === 'where')
    )
      part?.is.push(component.selectors.map(partsOf))
    else part?.has.push(...nameOf(component))
  }
  return parts
}

/** The name in a `:not()` with one name. `:not(.a.b)` is left out, since it still matches elements with one of the two. */
const nameAlone = (selector: Selector): string[] =>
  selector.length === 1 ? selector.flatMap(nameOf) : []

function nameOf(part: SelectorComponent): string[] {
  if (part.type === 'class') return [part.name]
  if (part.type === 'type' && !ROOTS.has(part.name)) return [`<${part.name}`]
  if (part.type === 'attribute' && part.name === 'data-variant')
    return [part.operation ? `data-variant=${part.operation.value}` : 'data-variant']
  return []
}

function blocksOf(css: string): string[] {
  const blocks: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < css.length; at += 1) {
    const character = css[at]
    if (character === '"' || character === "'") at = css.indexOf(character, at + 1)
    else if (character === '{') depth += 1
    else if (character === '}' && (depth -= 1) === 0) {
      blocks.push(css.slice(start, at + 1).trim())
      start = at + 1
    }
  }
  return blocks
}
