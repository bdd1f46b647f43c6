import { invalid } from '../../../platform/http/query'
import { Refused } from '../../../platform/refusals/refused'
import { panelRoutes } from '../../../access/routes/panel-routes'
import { anyEntry, entries } from '../../../access/routes/rules'
import type { Core } from '@strapi/strapi'
import { audit } from '../../../access/audit/server/audit'
import { takeTurn } from '../../../platform/database/take-turn'
import { requireActor } from '../../../platform/actor'
import { refuseIfHeld } from '../../saving/server/held'
import { refuseStale } from '../../saving/server/refuse-stale-saves'
import { mayChangeLive } from '../../saving/server/may-change-live'
import type { Context } from '../../../platform/strapi/context'
import { abilityOf, PUBLISH_ENTRIES } from '../../../platform/strapi/staff'
import { stateOf } from '../../../content/entry-state'
import {
  type PlanAction,
  type PlannedEntry,
  isPlannedType,
  plannedTypes,
} from '../../../content/shared/types'
import { checkOrder, checkUseful, parsePlan } from './parse-plan'
import { act, rehearse } from './perform'
import { endPlan, listPlans, type Plan, plansOf, storePlan, waitingIn } from './plans'
import { titlesOf } from '../../../content/titles'

/** A plan as the panel shows it. */
export type ShownPlan = Pick<
  Plan,
  'id' | 'type' | 'entryId' | 'action' | 'dueAt' | 'releaseName' | 'plannerName' | 'reason'
> & { isFailed: boolean; title: string }

const notFound = () => new Refused(404, 'This was deleted. Reload the list.')

function entryIn({ params }: Context): PlannedEntry {
  const [uid, documentId] = [String(params['model']), String(params['documentId'])]
  if (!isPlannedType(uid)) throw notFound()
  return { uid, documentId }
}

async function shownPlans(strapi: Core.Strapi, plans: Plan[]): Promise<ShownPlan[]> {
  const titles = await titlesOf(strapi, plans)
  return plans.map(
    ({ id, type, entryId, action, dueAt, releaseName, plannerName, reason, state }) => ({
      id,
      type,
      entryId,
      action,
      dueAt,
      releaseName,
      plannerName,
      reason,
      isFailed: state === 'failed',
      title: titles.get(entryId) ?? '',
    }),
  )
}

async function respondWithPlans(strapi: Core.Strapi, ctx: Context, entry: PlannedEntry) {
  ctx.body = { plans: await shownPlans(strapi, await plansOf(strapi.db, entry)) }
}

async function listAll(strapi: Core.Strapi, ctx: Context) {
  const types = plannedTypes.filter((uid) => abilityOf(ctx).can(PUBLISH_ENTRIES, uid))
  ctx.body = { plans: await shownPlans(strapi, await listPlans(strapi.db, types)) }
}

const listOne = (strapi: Core.Strapi, ctx: Context) => respondWithPlans(strapi, ctx, entryIn(ctx))

/** Of what is in a release, the release says when. */
export function refuseInRelease(plans: Plan[], action: PlanAction, release?: number) {
  const other = plans.find(
    (one) =>
      one.action === action &&
      one.state === 'waiting' &&
      one.releaseId !== null &&
      one.releaseId !== release,
  )
  if (other)
    throw new Refused(
      409,
      `It is in the release “${other.releaseName ?? ''}” already. Take it out there first.`,
    )
}

async function plan(strapi: Core.Strapi, ctx: Context) {
  const entry = entryIn(ctx)
  const planner = requireActor(ctx)
  const wanted = parsePlan(ctx.request.body, entry.uid, new Date())
  const state = await stateOf(strapi, entry)
  if (!state) throw notFound()
  const waiting = waitingIn(await plansOf(strapi.db, entry))
  await refuseIfHeld(strapi, wanted.action, entry)
  checkOrder(wanted, waiting)
  checkUseful(wanted, state, waiting)
  const reason = await rehearse(strapi, () => act(strapi, entry, wanted.action))
  if (reason !== undefined) throw invalid(`This can’t be planned yet. ${reason}`)
  await strapi.db.transaction(async () => {
    await takeTurn(strapi.db)
    if (wanted.action === 'publish' && wanted.basedOn !== undefined)
      await refuseStale(strapi, entry, {
        basedOn: wanted.basedOn,
        whatToDo: 'Look at that version before you plan it.',
      })
    // A colleague may have planned meanwhile.
    const plans = await plansOf(strapi.db, entry)
    refuseInRelease(plans, wanted.action)
    checkOrder(wanted, waitingIn(plans))
    await storePlan(strapi.db, entry, wanted, planner)
    await audit(strapi.db, {
      actor: planner,
      action: 'content.plan',
      subject: entry.uid,
      subjectId: entry.documentId,
      detail: { to: wanted.action, at: wanted.dueAt.toISOString() },
    })
  })
  await respondWithPlans(strapi, ctx, entry)
}

async function end(strapi: Core.Strapi, ctx: Context) {
  const entry = entryIn(ctx)
  const actor = requireActor(ctx)
  const id = String(ctx.params['plan'])
  const mayEndAny = await mayChangeLive(strapi)
  await strapi.db.transaction(async () => {
    const ended = /^\d{1,9}$/.test(id) && (await endPlan(strapi.db, entry, Number(id)))
    if (!ended)
      throw new Refused(404, 'This plan has already run or was cancelled. Reload this page.')
    if (ended.state !== 'waiting') return
    // The refusal rolls the transaction back, and the plan waits again.
    if (!mayEndAny && ended.plannerId !== actor.id)
      throw new Refused(403, 'Only a chief editor may cancel this. Ask for it in a comment.')
    await audit(strapi.db, {
      actor,
      action: 'content.plan-cancelled',
      subject: entry.uid,
      subjectId: entry.documentId,
      detail: { to: ended.action, at: ended.dueAt?.toISOString() ?? null },
    })
  })
  await respondWithPlans(strapi, ctx, entry)
}

const entryPath = '/plans/:model/:documentId'

export const scheduleRoutes = panelRoutes('/schedule', [
  // The plans of all types that the caller may publish.
  ['GET', '/plans', anyEntry(plannedTypes, 'publish'), listAll],
  ['GET', entryPath, entries('model', 'publish'), listOne],
  ['PUT', entryPath, entries('model', 'publish'), plan],
  ['DELETE', `${entryPath}/:plan`, entries('model', 'publish'), end],
])
