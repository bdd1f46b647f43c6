/** What an editor plans and the server does later, with its texts in the panel: "Goes live on …". */
export const planActions = {
  publish: { verb: 'Publish', future: 'Goes live', done: 'published' },
  unpublish: { verb: 'Unpublish', future: 'Leaves the site', done: 'unpublished' },
} as const

export type PlanAction = keyof typeof planActions

/** Types with drafts, and what can be planned for them. The site needs its footer. */
export const plannedTypes = {
  'api::page.page': ['publish', 'unpublish'],
  'api::job.job': ['publish', 'unpublish'],
  'api::footer.footer': ['publish'],
} as const satisfies Record<string, readonly PlanAction[]>

export type PlannedType = keyof typeof plannedTypes

export const isPlannedType = (uid: string): uid is PlannedType => Object.hasOwn(plannedTypes, uid)

export const isPlanAction = (value: unknown): value is PlanAction =>
  typeof value === 'string' && Object.hasOwn(planActions, value)

export const actionsOf = (uid: PlannedType): readonly PlanAction[] => plannedTypes[uid]
