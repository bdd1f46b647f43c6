import { address } from '@app/contract'

type Node = { type: string; children?: Node[]; url?: unknown } & Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

export const isRichText = (value: unknown): value is Node[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((node) => isNode(node) && Array.isArray(node.children))

/**
 * The editor's toolbar offers more than the site can show: code, images, nested lists, unsafe links.
 * They are reduced to what the site does show, so that one of them does not make the page invalid.
 */
export const fromStrapiRichText = (nodes: Node[]): Node[] =>
  nodes.flatMap((node) => {
    switch (node.type) {
      case 'paragraph':
      case 'heading':
      case 'quote':
        return [{ ...node, children: inline(node.children) }]
      case 'code':
        return [{ type: 'paragraph', children: inline(node.children) }]
      case 'list':
        return [{ ...node, children: listItems(node.children) }]
      default:
        return []
    }
  })

const listItems = (nodes: Node[] = []): Node[] =>
  nodes.flatMap((node) =>
    node.type === 'list'
      ? listItems(node.children)
      : [{ ...node, children: inline(node.children) }],
  )

const inline = (nodes: Node[] = []): Node[] =>
  nodes.flatMap((node) => {
    if (node.type === 'text') return [node]
    if (node.type !== 'link') return inline(node.children)
    const isSafe = address.safeParse(node.url).success
    return isSafe ? [{ ...node, children: inline(node.children) }] : inline(node.children)
  })
