import type { Inline, RichText } from './rich-text'

const textOf = (node: Inline) =>
  node.type === 'link' ? node.children.map((child) => child.text).join('') : node.text

/** The text without its markup, for descriptions and search engines. */
export const plainText = (nodes: RichText): string =>
  nodes
    .map((node) =>
      node.type === 'list'
        ? node.children.map((item) => item.children.map(textOf).join('')).join(' ')
        : node.children.map(textOf).join(''),
    )
    .join(' ')
    .trim()
