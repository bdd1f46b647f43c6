export type Section = { __component: string } & Record<string, unknown>

/** The names of blocks that differ from their component's name by more than its letters' case. */
const names: Partial<Record<string, string>> = {
  faq: 'Questions',
  legal: 'Legal text',
  'problem-solution': 'Problems and solutions',
}

function nameOfBlock(component: string): string {
  const block = component.replace(/^.*\./, '')
  const words = block.replaceAll('-', ' ')
  return names[block] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

/** The section's heading, or the name of its block as the panel shows it. */
export const sectionName = ({ __component, title }: Section): string =>
  typeof title === 'string' && title.trim() !== '' ? title : nameOfBlock(__component)
