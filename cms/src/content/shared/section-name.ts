export type Section = { __component: string } & Record<string, unknown>

/** The section's heading, or the name of its block: 'call-to-action' becomes 'call to action'. */
export const nameOf = ({ __component, title }: Section): string =>
  typeof title === 'string' && title.trim() !== ''
    ? title
    : __component.replace(/^.*\./, '').replaceAll('-', ' ')
