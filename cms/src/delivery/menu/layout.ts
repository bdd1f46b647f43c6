const layouts = ['FLAT', 'TREE'] as const

export type Layout = (typeof layouts)[number]

/** The only query parameter that the menu takes; undefined if its value is invalid. */
export function parseLayout(query: Record<string, unknown>): Layout | undefined {
  const { type = 'FLAT' } = query
  return layouts.find((layout) => layout === type)
}
