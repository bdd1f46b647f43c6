import { type Connection, type Database, connectionOf } from '../../../platform/database/connection'
import type { PlannedEntry, PlanAction, PlannedType } from '../../../content/shared/types'
import type { Waiting, Wanted } from './parse-plan'
import { PLANS, type PlanState } from './table'

export type Plan = {
  id: number
  type: PlannedType
  entryId: string
  action: PlanAction
  dueAt: Date
  plannerId: number
  plannerName: string
  plannedAt: Date
  state: PlanState
  reason: string | null
  attempts: number
}

type Planner = { id: number; name: string }

const COLUMNS = {
  id: 'id',
  type: 'type',
  entryId: 'entry_id',
  action: 'action',
  dueAt: 'due_at',
  plannerId: 'planner_id',
  plannerName: 'planner_name',
  plannedAt: 'planned_at',
  state: 'state',
  reason: 'reason',
  attempts: 'attempts',
}

/** More than an editor reads; the rest follows once these are done. */
const MAX_LISTED = 500

const toPlan = (row: Plan): Plan => ({
  ...row,
  dueAt: new Date(row.dueAt),
  plannedAt: new Date(row.plannedAt),
})

const waitingOrFailed = (connection: Connection) =>
  connection(PLANS).whereIn('state', ['waiting', 'failed'] satisfies PlanState[])

const ofEntry = ({ uid, documentId }: PlannedEntry) => ({ type: uid, entry_id: documentId })

/** What waits and what failed, the earliest first. */
export async function listPlans(db: Database, types: readonly PlannedType[]): Promise<Plan[]> {
  const rows: Plan[] = await waitingOrFailed(await connectionOf(db))
    .whereIn('type', types)
    .orderBy('due_at')
    .limit(MAX_LISTED)
    .select(COLUMNS)
  return rows.map(toPlan)
}

export async function plansOf(db: Database, entry: PlannedEntry): Promise<Plan[]> {
  const rows: Plan[] = await waitingOrFailed(await connectionOf(db))
    .where(ofEntry(entry))
    .orderBy('due_at')
    .select(COLUMNS)
  return rows.map(toPlan)
}

export const waitingIn = (plans: Plan[]): Waiting =>
  Object.fromEntries(
    plans.flatMap(({ action, dueAt, state }) => (state === 'waiting' ? [[action, dueAt]] : [])),
  )

/** Stores a plan in place of what waits or has failed for the same action. */
export async function storePlan(
  db: Database,
  entry: PlannedEntry,
  { action, dueAt }: Wanted,
  planner: Planner,
) {
  const connection = await connectionOf(db)
  await waitingOrFailed(connection)
    .where({ ...ofEntry(entry), action })
    .update({ state: 'cancelled' satisfies PlanState, ended_at: new Date() })
  await connection(PLANS).insert({
    ...ofEntry(entry),
    action,
    due_at: dueAt,
    planner_id: planner.id,
    planner_name: planner.name,
    planned_at: new Date(),
    state: 'waiting' satisfies PlanState,
    attempts: 0,
  })
}

/** Cancels what waits, dismisses what failed; undefined if it was neither any more. */
export async function endPlan(
  db: Database,
  entry: PlannedEntry,
  id: number,
): Promise<Plan | undefined> {
  const plan = (await plansOf(db, entry)).find((one) => one.id === id)
  if (!plan) return undefined
  const state: PlanState = plan.state === 'waiting' ? 'cancelled' : 'dismissed'
  const connection = await connectionOf(db)
  const changed = await connection(PLANS)
    .where({ id, state: plan.state })
    .update({ state, ended_at: new Date() })
  return changed > 0 ? plan : undefined
}

export async function forgetPlansOf(db: Database, entry: PlannedEntry) {
  const connection = await connectionOf(db)
  await connection(PLANS).where(ofEntry(entry)).delete()
}

const BATCH = 20

/** The plans to carry out now: one read of an index, unless something is due. */
export async function duePlans({ connection }: Database, now: Date): Promise<Plan[]> {
  const rows: Plan[] = await connection(PLANS)
    .where({ state: 'waiting' satisfies PlanState })
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(BATCH)
    .select(COLUMNS)
  return rows.map(toPlan)
}

/** Marks a plan as done. True for one of all processes that try; it holds the row until its transaction ends. */
export async function claimPlan(db: Database, id: number, now: Date): Promise<boolean> {
  const connection = await connectionOf(db)
  const changed = await connection(PLANS)
    .where({ id, state: 'waiting' satisfies PlanState })
    .where('due_at', '<=', now)
    .update({ state: 'done' satisfies PlanState, ended_at: now })
  return changed > 0
}

/** Marks a plan as failed. True for one of all processes that try. */
export async function failPlan(db: Database, id: number, reason: string, now: Date) {
  const connection = await connectionOf(db)
  const changed = await connection(PLANS)
    .where({ id, state: 'waiting' satisfies PlanState })
    .update({ state: 'failed' satisfies PlanState, reason, ended_at: now })
  return changed > 0
}

export const countAttempt = ({ connection }: Database, { id, attempts }: Plan) =>
  connection(PLANS).where({ id, attempts }).increment('attempts', 1)
