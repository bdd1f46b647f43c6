import { escapeHtml } from '@app/runtime'
import { ENCODED_MARK, indexOf, MARK } from './source-marks'

type Element = { name: string; parent: Element | undefined; open: number; close: number }

/** Where a mark stands: the index of its token, and its position in that token. */
type Place = { token: number; at: number; parent: Element }

const SOURCE = 'data-strapi-source'

/** Elements whose content is text only, or that a browser draws without HTML elements. */
const WITHOUT_ELEMENTS = new Set([
  'option',
  'textarea',
  'title',
  'text',
  'tspan',
  'script',
  'style',
])

const unmarked = (markup: string) => markup.replace(MARK, '').replace(ENCODED_MARK, '')

/**
 * Replaces the marks in rendered markup by attributes: on the element that shows nothing but the marked
 * text, on a span around it, or on the picture. `plain` is the markup without marks and attributes.
 * React escapes `<` and `>` in attributes and texts, so that the markup splits into tags and texts.
 */
export function writeSources(markup: string, sourceOf: (index: number) => string) {
  const tokens = markup.match(/<[^>]*>|[^<]+/g) ?? []
  const attribute = (index: number) => ` ${SOURCE}="${escapeHtml(sourceOf(index))}"`
  const { texts, pictures } = marksIn(tokens)
  const attributes = new Map<number, string>()
  const spans = new Map<string, string>()

  for (const { token, index } of pictures) attributes.set(token, attribute(index))
  for (const [index, places] of texts) {
    const occurrences = pairsOf(places).flatMap(([from, to]) => {
      const owner = ownerOf(from, to)
      return owner && !WITHOUT_ELEMENTS.has(owner.name)
        ? [{ owner, from, to, isWhole: !showsMore(tokens, owner, from, to) }]
        : []
    })
    // The panel draws one frame around everything that names the field. If some element shows nothing but the field,
    // the frame is for such elements: places amid other words get no span.
    const hasWhole = occurrences.some(({ isWhole }) => isWhole)
    for (const { owner, from, to, isWhole } of occurrences)
      if (isWhole) attributes.set(owner.open, attribute(index))
      else if (!hasWhole && from.parent === owner && to.parent === owner) {
        spans.set(`${from.token}:${from.at}`, `<span${attribute(index)}>`)
        spans.set(`${to.token}:${to.at}`, '</span>')
      }
  }

  const html = tokens.map((token, position) => {
    const added = attributes.get(position)
    if (added) return unmarked(token).replace(/\/?>$/, (end) => added + end)
    return unmarked(
      token.replace(MARK, (_mark, at: number) => spans.get(`${position}:${at}`) ?? ''),
    )
  })
  return { html: html.join(''), plain: unmarked(markup) }
}

function marksIn(tokens: string[]) {
  const texts = new Map<number, Place[]>()
  const pictures: { token: number; index: number }[] = []
  let parent: Element | undefined
  tokens.forEach((token, position) => {
    const name = /^<([\w-]+)/.exec(token)?.[1]
    if (token.startsWith('</') && parent) {
      parent.close = position
      parent = parent.parent
    } else if (name) {
      const mark = name === 'img' && / src="[^"]*"/.exec(token)?.[0].match(MARK)?.[0]
      if (mark) pictures.push({ token: position, index: indexOf(mark) })
      if (!token.endsWith('/>')) parent = { name, parent, open: position, close: tokens.length }
    } else if (!token.startsWith('<') && parent)
      for (const { 0: mark, index: at } of token.matchAll(MARK)) {
        const places = texts.get(indexOf(mark)) ?? []
        texts.set(indexOf(mark), [...places, { token: position, at, parent }])
      }
  })
  return { texts, pictures }
}

/** The marks before and after each place of a text. */
const pairsOf = (places: Place[]) =>
  places.flatMap((from, index): [Place, Place][] => {
    const to = places[index + 1]
    return index % 2 === 0 && to ? [[from, to]] : []
  })

/** The smallest element that both places are in. */
function ownerOf(from: Place, to: Place): Element | undefined {
  let owner: Element | undefined = from.parent
  while (owner && owner.close < to.token) owner = owner.parent
  return owner
}

/** Whether an element shows anything outside the two marks. */
function showsMore(tokens: string[], { open, close }: Element, from: Place, to: Place): boolean {
  const before = [...tokens.slice(open + 1, from.token), tokens[from.token]!.slice(0, from.at)]
  const after = [tokens[to.token]!.slice(to.at), ...tokens.slice(to.token + 1, close)]
  return [...before, ...after].some((token) =>
    token.startsWith('<') ? /^<(?:img|svg|input|button)\b/.test(token) : unmarked(token) !== '',
  )
}
