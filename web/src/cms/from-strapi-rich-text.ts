import { address } from '@beam/contract'

type Node = { type: string; children?: Node[]; url?: unknown } & Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

export const isRichText = (value: unknown): value is Node[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((node) => isNode(node) && Array.isArray(node.children))

/**
 * The editor's toolbar can make more than the site draws: code, pictures, lists in lists, links that lead
 * nowhere. One of those must not cost the whole page, so it becomes the nearest thing that is drawn.
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
    const leadsSomewhere = address.safeParse(node.url).success
    return leadsSomewhere ? [{ ...node, children: inline(node.children) }] : inline(node.children)
  })
