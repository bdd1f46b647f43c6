import type { Core } from '@strapi/strapi'
import { draftChangedAt } from '../../../content/draft-changed-at'
import { isPlannedType } from '../../../content/shared/types'
import { titlesOf } from '../../../content/titles'
import type { Actor } from '../../../platform/actor'
import { connectionOf, type Database } from '../../../platform/database/connection'
import { takeTurn } from '../../../platform/database/take-turn'
import { Refused } from '../../../platform/refusals/refused'
import { type Plan, plansIn } from '../../schedule/server/plans'
import { PLANS, type PlanState } from '../../schedule/server/table'
import type { Release, ReleaseState } from '../shared/release'
import { RELEASES } from './table'

/** More than a team has at once: those that are done leave the list with their plans, after 90 days. */
const MOST = 100

export type Row = { id: number; name: string; madeBy: string; isUndone: boolean }

const COLUMNS = { id: 'id', name: 'name', madeBy: 'made_by', isUndone: 'undone_at' }

const toRow = (row: Row): Row => ({ ...row, isUndone: Boolean(row.isUndone) })

export const gone = () => new Refused(404, 'This release was deleted. Reload the list.')

async function rowsOf(db: Database): Promise<Row[]> {
  const connection = await connectionOf(db)
  const rows: Row[] = await connection(RELEASES).orderBy('id', 'desc').limit(MOST).select(COLUMNS)
  return rows.map(toRow)
}

export async function requireRelease(db: Database, id: number): Promise<Row> {
  const connection = await connectionOf(db)
  const row: Row | undefined = await connection(RELEASES).where({ id }).first(COLUMNS)
  if (!row) throw gone()
  return toRow(row)
}

function stateOfRelease({ isUndone }: Row, plans: Plan[]): ReleaseState {
  if (isUndone) return 'undone'
  if (plans.some(({ state }) => state === 'failed')) return 'failed'
  if (plans.some(({ state }) => state === 'waiting'))
    return plans.some(({ dueAt }) => dueAt) ? 'planned' : 'open'
  return plans.length > 0 ? 'published' : 'open'
}

async function itemOf(strapi: Core.Strapi, plan: Plan, titles: Map<string, string>) {
  const { id, type, entryId, action, plannerName, putInAt, state, reason } = plan
  const changedAt =
    state === 'waiting' && action === 'publish'
      ? await draftChangedAt(strapi, { uid: type, documentId: entryId })
      : null
  return {
    id,
    type,
    entryId,
    title: titles.get(entryId) ?? '',
    action,
    by: plannerName,
    isChanged: changedAt !== null && putInAt !== null && changedAt > putInAt,
    reason: state === 'failed' ? reason : null,
  }
}

/** A release as the panel shows it, without the entries of types that the caller may not see. */
export async function shownRelease(
  strapi: Core.Strapi,
  row: Row,
  maySee: (type: string) => boolean,
): Promise<Release> {
  const plans = await plansIn(strapi.db, row.id)
  const seen = plans.filter(({ type }) => isPlannedType(type) && maySee(type))
  const titles = await titlesOf(strapi, seen)
  const due = plans.find(({ dueAt }) => dueAt)?.dueAt ?? null
  return {
    id: row.id,
    name: row.name,
    madeBy: row.madeBy,
    state: stateOfRelease(row, plans),
    dueAt: due && due.toISOString(),
    items: await Promise.all(seen.map((plan) => itemOf(strapi, plan, titles))),
  }
}

export async function listReleases(strapi: Core.Strapi, maySee: (type: string) => boolean) {
  const rows = await rowsOf(strapi.db)
  return Promise.all(rows.map((row) => shownRelease(strapi, row, maySee)))
}

export async function createRelease(db: Database, name: string, actor: Actor): Promise<Row> {
  return db.transaction(async () => {
    await takeTurn(db)
    const rows = await rowsOf(db)
    if (rows.some((row) => row.name.toLowerCase() === name.toLowerCase()))
      throw new Refused(409, 'There is a release with this name. Choose another name.')
    if (rows.length >= MOST)
      throw new Refused(409, `There are ${MOST} releases already. Delete one that is done.`)
    const connection = await connectionOf(db)
    await connection(RELEASES).insert({ name, made_at: new Date(), made_by: actor.name })
    const made = (await rowsOf(db)).find((row) => row.name === name)
    if (!made) throw gone()
    return made
  })
}

/** Deletes a release; what waits in it is not published, what was published stays. */
export async function deleteRelease(db: Database, id: number) {
  const connection = await connectionOf(db)
  await connection(PLANS)
    .where({ release_id: id })
    .whereIn('state', ['waiting', 'failed'] satisfies PlanState[])
    .update({ state: 'cancelled' satisfies PlanState, ended_at: new Date() })
  await connection(RELEASES).where({ id }).delete()
}

/** Gives all that waits or failed in a release one time, and one planner; null takes the time away. */
export async function setTime(db: Database, id: number, dueAt: Date | null, planner: Actor) {
  const connection = await connectionOf(db)
  await connection(PLANS)
    .where({ release_id: id })
    .whereIn('state', ['waiting', 'failed'] satisfies PlanState[])
    .update({
      state: 'waiting' satisfies PlanState,
      due_at: dueAt,
      planner_id: planner.id,
      planner_name: planner.name,
      planned_at: new Date(),
      reason: null,
      attempts: 0,
    })
}

/** Marks a release as undone; false if somebody has just undone it. */
export async function markUndone(db: Database, id: number) {
  const connection = await connectionOf(db)
  const changed = await connection(RELEASES)
    .where({ id, undone_at: null })
    .update({ undone_at: new Date() })
  return changed > 0
}
