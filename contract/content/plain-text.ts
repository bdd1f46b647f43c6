import type { Inline, RichText } from './rich-text'

const wordsOf = (node: Inline) =>
  node.type === 'link' ? node.children.map((child) => child.text).join('') : node.text

/** The words alone, for descriptions and search engines. */
export const plainText = (nodes: RichText): string =>
  nodes
    .map((node) =>
      node.type === 'list'
        ? node.children.map((item) => item.children.map(wordsOf).join('')).join(' ')
        : node.children.map(wordsOf).join(''),
    )
    .join(' ')
    .trim()
