import type { Inline, RichText, RichTextNode } from '@app/contract'

type Words = Extract<Inline, { type: 'text' }>

const MARKS = /\*\*(.+?)\*\*|\[(.+?)\]\((.+?)\)/g

const words = (text: string, bold?: true): Words =>
  bold ? { type: 'text', text, bold } : { type: 'text', text }

function inline(text: string): Inline[] {
  const nodes: Inline[] = []
  let end = 0
  for (const match of text.matchAll(MARKS)) {
    if (match.index > end) nodes.push(words(text.slice(end, match.index)))
    const [whole, bold, label, url] = match
    if (bold !== undefined) nodes.push(words(bold, true))
    else nodes.push({ type: 'link', url: url ?? '', children: [words(label ?? '')] })
    end = match.index + whole.length
  }
  if (end < text.length || nodes.length === 0) nodes.push(words(text.slice(end)))
  // The rich text editor needs text before and after a link.
  if (nodes[0]?.type === 'link') nodes.unshift(words(''))
  if (nodes.at(-1)?.type === 'link') nodes.push(words(''))
  return nodes
}

function node(paragraph: string): RichTextNode {
  const lines = paragraph.split('\n').map((line) => line.trim())
  const first = lines[0] ?? ''
  const marker = first.startsWith('- ') ? /^- / : /^\d+\. /
  if (lines.every((line) => marker.test(line)))
    return {
      type: 'list',
      format: first.startsWith('- ') ? 'unordered' : 'ordered',
      children: lines.map((line) => ({
        type: 'list-item',
        children: inline(line.replace(marker, '')),
      })),
    }
  const [, hashes, title] = /^(#{2,4}) (.+)$/.exec(first) ?? []
  if (hashes !== undefined && title !== undefined && lines.length === 1)
    return { type: 'heading', level: hashes.length, children: inline(title) }
  return { type: 'paragraph', children: inline(lines.join(' ')) }
}

/**
 * Rich text from plain words: paragraphs stand apart by a blank line, `- ` and `1. ` make lists,
 * `##` to `####` headings, `**bold**` and `[label](address)` as usual.
 */
export const prose = (source: string): RichText =>
  source
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => node(paragraph.trim()))
