export type Section = { __component: string } & Record<string, unknown>

/** The names of blocks that differ from their component's name by more than its letters' case. */
const names: Partial<Record<string, string>> = {
  faq: 'Questions',
  legal: 'Legal text',
  'problem-solution': 'Problems and solutions',
}

/** The name of the kind of a section, as the panel shows it. */
export function kindName({ __component }: Section): string {
  const block = __component.replace(/^.*\./, '')
  const words = block.replaceAll('-', ' ')
  return names[block] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

/** The section's heading, or the name of its kind. */
export const sectionName = (section: Section): string => {
  const { title } = section
  return typeof title === 'string' && title.trim() !== '' ? title : kindName(section)
}
