const layouts = ['FLAT', 'TREE'] as const

export type Layout = (typeof layouts)[number]

/** The one thing a reader of the menu may choose. Nothing for what is no layout. */
export function readLayout(query: Record<string, unknown>): Layout | undefined {
  const { type = 'FLAT' } = query
  return layouts.find((layout) => layout === type)
}
