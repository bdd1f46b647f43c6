import { z } from '@app/runtime'
import type { Core } from '@strapi/strapi'
import { audit } from '../../../access/audit/server/audit'
import { panelRoutes } from '../../../access/routes/panel-routes'
import { anyEntry, entries } from '../../../access/routes/rules'
import { stateOf } from '../../../content/entry-state'
import { isPlannedType, plannedTypes, type PlannedEntry } from '../../../content/shared/types'
import { requireActor } from '../../../platform/actor'
import { takeTurn } from '../../../platform/database/take-turn'
import { parseBody, writtenText } from '../../../platform/http/body'
import { invalid } from '../../../platform/http/query'
import { Refused } from '../../../platform/refusals/refused'
import type { Context } from '../../../platform/strapi/context'
import { abilityOf, PUBLISH_ENTRIES } from '../../../platform/strapi/staff'
import { refuseIfHeld } from '../../saving/server/held'
import {
  checkUseful,
  laterThan,
  moment,
  planAction,
  requireAllowed,
} from '../../schedule/server/parse-plan'
import { act, rehearse } from '../../schedule/server/perform'
import { type Plan, plansIn, plansOf, storePlan } from '../../schedule/server/plans'
import { refuseInRelease } from '../../schedule/server/routes'
import { named as namedPart, runDuePlans } from '../../schedule/server/run-plans'
import { NAME_LENGTH, type ReleaseList } from '../shared/release'
import * as releases from './releases'
import { undoRelease } from './undo'

const maySeeIn = (ctx: Context) => (type: string) => abilityOf(ctx).can(PUBLISH_ENTRIES, type)

async function list(strapi: Core.Strapi, ctx: Context) {
  const shown = await releases.listReleases(strapi, maySeeIn(ctx))
  ctx.body = { releases: shown } satisfies ReleaseList
}

async function releaseIn(strapi: Core.Strapi, { params }: Context) {
  const id = String(params['id'])
  if (!/^\d{1,9}$/.test(id)) throw releases.gone()
  return releases.requireRelease(strapi.db, Number(id))
}

async function respondWith(strapi: Core.Strapi, ctx: Context, { id }: { id: number }) {
  const row = await releases.requireRelease(strapi.db, id)
  ctx.body = await releases.shownRelease(strapi, row, maySeeIn(ctx))
}

const named = z.object({
  name: writtenText(NAME_LENGTH, {
    missing: 'Type a name.',
    unstorable: 'Type a name of letters, digits and signs.',
    tooLong: `Type a name of up to ${NAME_LENGTH} characters.`,
  }),
})

async function create(strapi: Core.Strapi, ctx: Context) {
  const { name } = parseBody(named, ctx.request.body)
  await respondWith(strapi, ctx, await releases.createRelease(strapi.db, name, requireActor(ctx)))
}

function entryIn({ params }: Context): PlannedEntry {
  const [uid, documentId] = [String(params['model']), String(params['documentId'])]
  if (!isPlannedType(uid)) throw new Refused(404, 'This cannot be in a release.')
  return { uid, documentId }
}

const isWaiting = ({ state }: Plan) => state === 'waiting' || state === 'failed'

const entryOf = ({ type, entryId }: Plan): PlannedEntry => ({ uid: type, documentId: entryId })

/** What was published together stays as it was. */
function requireOpen(plans: Plan[]) {
  if (plans.length > 0 && !plans.some(isWaiting))
    throw new Refused(409, 'This release was published already. Make another.')
}

const toPutIn = z.object({ action: planAction })

async function putIn(strapi: Core.Strapi, ctx: Context) {
  const release = await releaseIn(strapi, ctx)
  const entry = entryIn(ctx)
  const { action } = parseBody(toPutIn, ctx.request.body)
  requireAllowed(action, entry.uid)
  const state = await stateOf(strapi, entry)
  if (!state) throw new Refused(404, 'This entry was deleted.')
  checkUseful({ action }, state, {})
  await strapi.db.transaction(async () => {
    await takeTurn(strapi.db)
    const plans = await plansIn(strapi.db, release.id)
    requireOpen(plans)
    const dueAt = plans.find((plan) => plan.dueAt)?.dueAt ?? null
    // What has a time already is published by itself.
    if (dueAt) await refuseIfHeld(strapi, action, entry)
    refuseInRelease(await plansOf(strapi.db, entry), action, release.id)
    await storePlan(strapi.db, entry, { action, dueAt, release }, requireActor(ctx))
  })
  await respondWith(strapi, ctx, release)
}

/** Refuses a release that could not be published now as a whole, and says what is in its way. */
async function requireReady(strapi: Core.Strapi, ctx: Context, plans: Plan[]) {
  requireOpen(plans)
  const waiting = plans.filter(isWaiting)
  if (waiting.length === 0) throw invalid('Put something into this release first.')
  for (const plan of waiting) {
    if (!maySeeIn(ctx)(plan.type)) throw new Refused(403)
    if (!(await stateOf(strapi, entryOf(plan))))
      throw invalid(`${plan.reason ?? 'A part of it was deleted.'} Take it out of the release.`)
    await refuseIfHeld(strapi, plan.action, entryOf(plan))
  }
  const reason = await rehearse(strapi, async () => {
    for (const plan of waiting)
      await namedPart(strapi, plan, act(strapi, entryOf(plan), plan.action))
  })
  if (reason !== undefined) throw invalid(`This can’t be published yet. ${reason}`)
}

/** Gives a release a time; null takes its time away. */
async function giveTime(strapi: Core.Strapi, ctx: Context, dueAt: Date | null) {
  const release = await releaseIn(strapi, ctx)
  const actor = requireActor(ctx)
  const plans = await plansIn(strapi.db, release.id)
  if (dueAt) await requireReady(strapi, ctx, plans)
  await strapi.db.transaction(async () => {
    await takeTurn(strapi.db)
    await releases.setTime(strapi.db, release.id, dueAt, actor)
    for (const { type, entryId, action } of plans.filter(isWaiting))
      await audit(strapi.db, {
        actor,
        action: dueAt ? 'content.plan' : 'content.plan-cancelled',
        subject: type,
        subjectId: entryId,
        detail: { to: action, at: dueAt?.toISOString() ?? null, with: release.name },
      })
  })
  return release
}

const time = z.object({ dueAt: moment })

async function planRelease(strapi: Core.Strapi, ctx: Context) {
  const { dueAt } = parseBody(time, ctx.request.body)
  await respondWith(strapi, ctx, await giveTime(strapi, ctx, laterThan(new Date(), dueAt)))
}

async function cancelPlan(strapi: Core.Strapi, ctx: Context) {
  await respondWith(strapi, ctx, await giveTime(strapi, ctx, null))
}

async function publish(strapi: Core.Strapi, ctx: Context) {
  const now = new Date()
  const release = await giveTime(strapi, ctx, now)
  await runDuePlans(strapi, now)
  await respondWith(strapi, ctx, release)
}

async function undo(strapi: Core.Strapi, ctx: Context) {
  const release = await releaseIn(strapi, ctx)
  for (const plan of await plansIn(strapi.db, release.id)) {
    if (!maySeeIn(ctx)(plan.type)) throw new Refused(403)
    await refuseIfHeld(strapi, 'publish', entryOf(plan))
  }
  await undoRelease(strapi, release.id, requireActor(ctx))
  await respondWith(strapi, ctx, release)
}

async function remove(strapi: Core.Strapi, ctx: Context) {
  const release = await releaseIn(strapi, ctx)
  const plans = await plansIn(strapi.db, release.id)
  if (plans.some((plan) => plan.state === 'waiting' && plan.dueAt))
    throw new Refused(409, 'Take away its time first: it would be published meanwhile.')
  await releases.deleteRelease(strapi.db, release.id)
  await list(strapi, ctx)
}

const mayPublishAny = anyEntry(plannedTypes, 'publish')

export const releaseRoutes = panelRoutes('/releases', [
  ['GET', '/', mayPublishAny, list],
  ['POST', '/', mayPublishAny, create],
  ['PUT', '/:id/entries/:model/:documentId', entries('model', 'publish'), putIn],
  ['PUT', '/:id/time', mayPublishAny, planRelease],
  ['DELETE', '/:id/time', mayPublishAny, cancelPlan],
  ['POST', '/:id/publish', mayPublishAny, publish],
  ['POST', '/:id/undo', mayPublishAny, undo],
  ['DELETE', '/:id', mayPublishAny, remove],
])
