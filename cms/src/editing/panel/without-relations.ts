const isRelation = (value: unknown) =>
  typeof value === 'object' && value !== null && 'connect' in value

/** The values without relations, of which the form holds changes, not what they lead to. */
export const withoutRelations = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isRelation(value)))
