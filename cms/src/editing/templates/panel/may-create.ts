/** What to ask `useRBAC`: whether the role may create entries of a type. */
export const mayCreate = (subject: string) => ({
  create: [{ action: 'plugin::content-manager.explorer.create', subject }],
})
