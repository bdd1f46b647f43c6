import { panelRoutes } from '../../../access/routes/panel-routes'
import { anyEntry, entries, may } from '../../../access/routes/rules'
import { approveId } from '../../shared/approve-id'
import { visibleText } from '@beam/contract'
import type { Core } from '@strapi/strapi'
import { audit } from '../../../access/audit/server/record'
import { takeTurn } from '../../../platform/database/write-in-turn'
import { requireActor } from '../../../access/accounts/actor'
import { parseRowId } from '../../../platform/http/query'
import { Refused } from '../../../platform/refusals/refused'
import { type PlannedEntry, isPlannedType, plannedTypes } from '../../../content/shared/types'
import { titlesOf } from '../../../content/titles'
import type { Context } from '../../../platform/strapi/context'
import { abilityOf } from '../../../platform/strapi/staff'
import { table } from '../../../platform/strapi/tables'
import type { Review, Waiting } from '../shared/calls'
import { parseEvent } from './parse-event'
import { addEvent, eventsOf, lastStepOf, waitingReviews } from './events'
import { mayApprove } from './permissions'
import { isReviewNeeded, setReviewNeeded, parseSetting } from './setting'
import { stateOf } from './state'

/** The entry that a request names, and when its draft was last saved. */
async function requireDraft(strapi: Core.Strapi, { params }: Context) {
  const [uid, documentId] = [String(params['model']), String(params['documentId'])]
  const draft = isPlannedType(uid)
    ? await table<{ updatedAt: string }>(strapi, uid).findOne({
        where: { documentId, publishedAt: null },
        select: ['updatedAt'],
      })
    : null
  if (!isPlannedType(uid) || !draft) throw new Refused(404, 'This was deleted. Reload the list.')
  return { entry: { uid, documentId } as PlannedEntry, draftAt: new Date(draft.updatedAt) }
}

async function reviewOf(
  strapi: Core.Strapi,
  ctx: Context,
  { entry, draftAt }: Awaited<ReturnType<typeof requireDraft>>,
): Promise<Review> {
  const olderThan = parseRowId(ctx.query['olderThan'])
  const { events, hasOlder } = await eventsOf(strapi.db, entry, olderThan)
  return {
    isNeeded: await isReviewNeeded(strapi),
    mayApprove: mayApprove(abilityOf(ctx)),
    state: stateOf(await lastStepOf(strapi.db, entry), draftAt),
    events: events.map(({ id, kind, authorName, text, at }) => ({
      id,
      kind,
      authorName,
      text: visibleText(text),
      at,
    })),
    hasOlder,
  }
}

async function read(strapi: Core.Strapi, ctx: Context) {
  ctx.body = await reviewOf(strapi, ctx, await requireDraft(strapi, ctx))
}

async function add(strapi: Core.Strapi, ctx: Context) {
  const draft = await requireDraft(strapi, ctx)
  const { kind, text } = parseEvent(ctx.request.body)
  const author = requireActor(ctx)
  if (kind === 'asked' && !(await isReviewNeeded(strapi)))
    throw new Refused(409, 'Publishing needs no review now. Publish this yourself.')
  if (kind === 'sent-back' && !mayApprove(abilityOf(ctx))) throw new Refused(403)
  await strapi.db.transaction(async () => {
    await takeTurn(strapi.db)
    const state = stateOf(await lastStepOf(strapi.db, draft.entry), null)
    if (kind === 'sent-back' && state.kind !== 'asked')
      throw new Refused(409, 'This review request is already closed. Reload this page.')
    await addEvent(strapi.db, draft.entry, { kind, text, draftAt: draft.draftAt }, author)
    if (kind === 'comment') return
    await audit(strapi.db, {
      actor: author,
      action: kind === 'asked' ? 'content.review-asked' : 'content.sent-back',
      subject: draft.entry.uid,
      subjectId: draft.entry.documentId,
    })
  })
  ctx.body = await reviewOf(strapi, ctx, draft)
}

async function waiting(strapi: Core.Strapi): Promise<Waiting> {
  const asked = await waitingReviews(strapi.db)
  const titles = await titlesOf(strapi, asked)
  const waitingEntries = asked.map(({ type, entryId, ...request }) => ({
    type,
    documentId: entryId,
    title: titles.get(entryId) ?? '',
    ...request,
  }))
  return { isNeeded: await isReviewNeeded(strapi), entries: waitingEntries }
}

async function answerWaiting(strapi: Core.Strapi, ctx: Context) {
  ctx.body = await waiting(strapi)
}

async function readSetting(strapi: Core.Strapi, ctx: Context) {
  ctx.body = { isNeeded: await isReviewNeeded(strapi) }
}

async function saveSetting(strapi: Core.Strapi, ctx: Context) {
  const isNeeded = parseSetting(ctx.request.body)
  const actor = requireActor(ctx)
  await strapi.db.transaction(async () => {
    await setReviewNeeded(strapi, isNeeded)
    await audit(strapi.db, {
      actor,
      action: 'settings.change',
      subject: 'review',
      subjectId: 'review',
      detail: { isNeeded },
    })
  })
  ctx.body = await waiting(strapi)
}

export const reviewRoutes = panelRoutes('/review', [
  ['GET', '/entries/:model/:documentId', entries('model', 'read'), read],
  // Only a chief editor sends back; the handler decides.
  ['POST', '/entries/:model/:documentId', entries('model', 'update'), add],
  ['GET', '/waiting', may(approveId), answerWaiting],
  ['GET', '/setting', anyEntry(plannedTypes, 'update', 'publish'), readSetting],
  ['PUT', '/setting', may(approveId), saveSetting],
])
