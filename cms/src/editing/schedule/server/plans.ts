import { type Connection, type Database, connectionOf } from '../../../platform/database/connection'
import { storedJson } from '../../../platform/database/stored-json'
import type { Snapshot } from '../../../content/snapshot'
import type { PlannedEntry, PlanAction, PlannedType } from '../../../content/shared/types'
import type { Waiting } from './parse-plan'
import { PLANS, type PlanState } from './table'

export type Plan = {
  id: number
  type: PlannedType
  entryId: string
  action: PlanAction
  dueAt: Date | null
  releaseId: number | null
  releaseName: string | null
  putInAt: Date | null
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
  releaseId: 'release_id',
  releaseName: 'release_name',
  putInAt: 'put_in_at',
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
  dueAt: row.dueAt && new Date(row.dueAt),
  putInAt: row.putInAt && new Date(row.putInAt),
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
    plans.flatMap(({ action, dueAt, state }) =>
      state === 'waiting' && dueAt ? [[action, dueAt]] : [],
    ),
  )

type NewPlan = { action: PlanAction; dueAt: Date | null; release?: { id: number; name: string } }

/** Stores a plan in place of what waits or has failed for the same action. */
export async function storePlan(
  db: Database,
  entry: PlannedEntry,
  { action, dueAt, release }: NewPlan,
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
    release_id: release?.id ?? null,
    release_name: release?.name ?? null,
    put_in_at: release ? new Date() : null,
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

export async function forgetPlansOf(db: Database, entry: PlannedEntry, title: string) {
  const connection = await connectionOf(db)
  const plans = () => connection(PLANS).where(ofEntry(entry))
  await plans()
    .where({ state: 'waiting' satisfies PlanState })
    .whereNotNull('release_id')
    .update({
      state: 'failed' satisfies PlanState,
      reason: `“${title}” was deleted.`,
      ended_at: new Date(),
    })
  await plans().whereNull('release_id').delete()
}

const BATCH = 20

const waiting = (connection: Connection) =>
  connection(PLANS).where({ state: 'waiting' satisfies PlanState })

/**
 * The plans to carry out now, those of a release together: one read of an index, unless something is due.
 */
export async function duePlans({ connection }: Database, now: Date): Promise<Plan[][]> {
  const rows: Plan[] = await waiting(connection)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(BATCH)
    .select(COLUMNS)
  const alone = rows.filter(({ releaseId }) => releaseId === null)
  const releases = new Set(rows.flatMap(({ releaseId }) => releaseId ?? []))
  const together: Plan[][] = await Promise.all(
    [...releases].map((id) =>
      waiting(connection).where({ release_id: id }).orderBy('id').select(COLUMNS),
    ),
  )
  return [...alone.map((plan) => [plan]), ...together].map((plans) => plans.map(toPlan))
}

/** What visitors had before a plan was carried out, and the row that they read since. */
export type Undo = { before: Snapshot | null; liveId: number | null }

type PlanInRelease = Plan & { undo: Undo | null }

/** The plans of a release that wait, have failed or were carried out, in the order in which they were put in. */
export async function plansIn(db: Database, releaseId: number): Promise<PlanInRelease[]> {
  const connection = await connectionOf(db)
  const rows: PlanInRelease[] = await connection(PLANS)
    .where({ release_id: releaseId })
    .whereIn('state', ['waiting', 'failed', 'done'] satisfies PlanState[])
    .orderBy('id')
    .select({ ...COLUMNS, undo: 'undo' })
  return rows.map((row) => ({ ...toPlan(row), undo: row.undo && storedJson(row.undo) }))
}

export async function keepUndo(db: Database, id: number, undo: Undo) {
  const connection = await connectionOf(db)
  await connection(PLANS)
    .where({ id })
    .update({ undo: JSON.stringify(undo) })
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
