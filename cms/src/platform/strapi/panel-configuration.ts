/** How the content manager shows a type: its list, its form and the labels in both. */
export type PanelConfiguration = {
  settings: Record<string, unknown>
  metadatas: Record<string, { edit: Record<string, unknown>; list: Record<string, unknown> }>
  layouts: { list: string[]; edit: { name: string; size: number }[][] }
}
