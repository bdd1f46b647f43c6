type Marks = { bold?: true; italic?: true; underline?: true; strikethrough?: true; code?: true }
type RichText = { type: 'text'; text: string } & Marks
type Inline = RichText | { type: 'link'; url: string; children: RichText[] }
type Format = 'ordered' | 'unordered'
type RichBlock =
  | { type: 'paragraph' | 'quote'; children: Inline[] }
  | { type: 'heading'; level: number; children: Inline[] }
  | { type: 'list'; format: Format; children: { type: 'list-item'; children: Inline[] }[] }

const IGNORED = 'head, style, script, title, template, noscript, svg, img, video, iframe, object'
const BLOCK_ELEMENTS =
  'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, pre, table, tr, hr, section, article, header, footer, main, aside, dl, dt, dd, figure'

const markOfTag: Record<string, keyof Marks> = {
  B: 'bold',
  STRONG: 'bold',
  I: 'italic',
  EM: 'italic',
  U: 'underline',
  S: 'strikethrough',
  DEL: 'strikethrough',
  STRIKE: 'strikethrough',
  CODE: 'code',
}

/** A style says more than a tag: one word processor wraps all that it copies in a `b` of normal weight. */
function marksOf(element: HTMLElement, outer: Marks): Marks {
  const marks = { ...outer }
  const tag = markOfTag[element.tagName]
  if (tag) marks[tag] = true
  const { fontWeight, fontStyle, textDecoration } = element.style
  if (/^(?:bold|[6-9]00)$/.test(fontWeight)) marks.bold = true
  else if (fontWeight !== '') delete marks.bold
  if (fontStyle === 'italic') marks.italic = true
  else if (fontStyle === 'normal') delete marks.italic
  // Each link is underlined by itself.
  if (textDecoration.includes('underline') && !element.closest('a[href]')) marks.underline = true
  if (textDecoration.includes('line-through')) marks.strikethrough = true
  return marks
}

/** The address of a link, if it is a full one: an address relative to another site would lead nowhere here. */
const linkOf = (element: HTMLElement) => {
  const url = element.getAttribute('href')?.trim() ?? ''
  return /^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(url) ? url : undefined
}

function inlineOf(node: Node, marks: Marks): Inline[] {
  if (node instanceof Text) {
    const text = node.data.replace(/[\t\n\r ]+/g, ' ').replaceAll('\u00a0', ' ')
    return text === '' ? [] : [{ type: 'text', text, ...marks }]
  }
  if (!(node instanceof HTMLElement) || node.matches(IGNORED) || isWordBullet(node)) return []
  if (node.tagName === 'BR') return [{ type: 'text', text: '\n', ...marks }]
  const children = [...node.childNodes].flatMap((child) => inlineOf(child, marksOf(node, marks)))
  const url = node.tagName === 'A' ? linkOf(node) : undefined
  const texts = children.flatMap((child) => (child.type === 'link' ? child.children : [child]))
  return url && texts.length > 0 ? [{ type: 'link', url, children: texts }] : children
}

const isWordBullet = (element: HTMLElement) =>
  /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? '')

/** A paragraph that Word shows as an item of a list. */
function wordList(element: HTMLElement): Format | undefined {
  if (!/mso-list:\s*l\d/i.test(element.getAttribute('style') ?? '')) return undefined
  const bullet = [...element.querySelectorAll('span')].find(isWordBullet)?.textContent ?? ''
  return /^\s*(?:\d+|[a-z]|[ivx]+)[.)]/i.test(bullet) ? 'ordered' : 'unordered'
}

const textsOf = (inline: Inline): RichText[] =>
  inline.type === 'link' ? inline.children : [inline]

/** Without blanks at both ends, and without empty texts. */
function tidy(children: Inline[]): Inline[] {
  const all = children.flatMap(textsOf)
  const [first] = all
  const last = all.at(-1)
  if (first) first.text = first.text.trimStart()
  if (last) last.text = last.text.trimEnd()
  return children.filter((child) => textsOf(child).some(({ text }) => text !== ''))
}

const LEVELS: Record<string, number> = { H1: 2, H2: 2, H3: 3, H4: 4, H5: 5, H6: 6 }

/**
 * What a rich text keeps of a web page or of a document: headings, lists, quotes, links, bold and the like.
 * A list in a list joins it, since the editor's lists have one level.
 */
export function blocksOfHtml(html: string): RichBlock[] {
  const blocks: RichBlock[] = []
  let pending: Inline[] = []
  /** Whether the next item may join the last list. */
  let continuesList = false

  const add = (make: (children: Inline[]) => RichBlock, children: Inline[]) => {
    const kept = tidy(children)
    if (kept.length > 0) blocks.push(make(kept))
  }
  const flush = () => {
    add((children) => ({ type: 'paragraph', children }), pending)
    pending = []
  }
  const addItem = (format: Format, children: Inline[]) => {
    const kept = tidy(children)
    if (kept.length === 0) return
    const item = { type: 'list-item' as const, children: kept }
    const before = blocks.at(-1)
    if (before?.type === 'list' && before.format === format && continuesList)
      before.children.push(item)
    else blocks.push({ type: 'list', format, children: [item] })
    continuesList = true
  }

  const visit = (node: Node, marks: Marks) => {
    if (!(node instanceof HTMLElement)) return void pending.push(...inlineOf(node, marks))
    if (node.matches(IGNORED)) return
    const isBlock = node.matches(BLOCK_ELEMENTS)
    // Spreadsheets put no blank between the cells of a row.
    if (node.matches('td, th')) pending.push({ type: 'text', text: ' ' })
    if (!isBlock && !node.querySelector(BLOCK_ELEMENTS))
      return void pending.push(...inlineOf(node, marks))
    if (isBlock) flush()
    const inner = marksOf(node, marks)
    const level = LEVELS[node.tagName]
    const word = wordList(node)
    if (word) addItem(word, inlineOf(node, marks))
    else if (node.tagName === 'LI') visitItem(node, inner)
    else {
      // Ends the list, unless this is a list inside an item.
      continuesList &&= node.matches('ul, ol') && node.parentElement?.closest('li') !== null
      // A heading is bold by itself.
      if (level)
        add(
          (children) => ({ type: 'heading', level, children }),
          inlineOf(node, {}).map(withoutBold),
        )
      else if (node.tagName === 'BLOCKQUOTE')
        add((children) => ({ type: 'quote', children }), inlineOf(node, inner))
      else for (const child of node.childNodes) visit(child, inner)
    }
    if (isBlock) flush()
  }
  const visitItem = (item: HTMLElement, marks: Marks) => {
    const format = item.closest('ol, ul')?.tagName === 'OL' ? 'ordered' : 'unordered'
    const lists = [...item.children].filter((child) => child.matches('ul, ol'))
    const own = [...item.childNodes].filter((child) => !lists.includes(child as Element))
    addItem(
      format,
      own.flatMap((child) => inlineOf(child, marks)),
    )
    for (const list of lists) for (const child of list.children) visit(child, marks)
  }

  visit(new DOMParser().parseFromString(html, 'text/html').body, {})
  flush()
  return blocks
}

const withoutBold = (inline: Inline): Inline => {
  if (inline.type === 'link') return { ...inline, children: inline.children.map(textWithoutBold) }
  return textWithoutBold(inline)
}

function textWithoutBold(text: RichText): RichText {
  const copy = { ...text }
  delete copy.bold
  return copy
}
