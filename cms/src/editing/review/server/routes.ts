import { approveId } from '../../shared/approve-id'
import { panelRoutes } from '../../../access/routes/panel-routes'
import { staffWhoMay } from '../../../access/accounts/staff-who-may'
import { mentionedIn } from '../../../access/events/tell-staff'
import { anyEntry, entries, may } from '../../../access/routes/rules'
import { visibleText } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { audit } from '../../../access/audit/server/audit'
import { takeTurn } from '../../../platform/database/take-turn'
import { requireActor } from '../../../platform/actor'
import { invalid, parseRowId } from '../../../platform/http/query'
import { Refused } from '../../../platform/refusals/refused'
import { stateOf as entryState } from '../../../content/entry-state'
import { draftChangedAt } from '../../../content/draft-changed-at'
import { type PlannedEntry, isPlannedType, plannedTypes } from '../../../content/shared/types'
import { labelsOf } from '../../../content/labels'
import { fieldsIn } from '../../../content/shared/fields'
import { snapshotOf } from '../../../content/snapshot'
import { titlesOf } from '../../../content/titles'
import type { Context } from '../../../platform/strapi/context'
import { abilityOf } from '../../../platform/strapi/staff'
import type { Review, Waiting } from '../shared/calls'
import { fieldAt } from '../shared/field-path'
import { parseEvent } from './parse-event'
import { addEvent, authorOf, eventsOf, lastStepOf, waitingReviews } from './events'
import { mayApprove } from './permissions'
import { isReviewNeeded, setReviewNeeded, parseSetting } from './setting'
import { stateOf } from './state'
import { tellOfReview } from './tell-of-review'

/** The entry that a request names. */
async function requireEntry(strapi: Core.Strapi, { params }: Context): Promise<PlannedEntry> {
  const [uid, documentId] = [String(params['model']), String(params['documentId'])]
  if (!isPlannedType(uid) || !(await entryState(strapi, { uid, documentId })))
    throw new Refused(404, 'This was deleted. Reload the list.')
  return { uid, documentId }
}

async function reviewOf(strapi: Core.Strapi, ctx: Context, entry: PlannedEntry): Promise<Review> {
  const olderThan = parseRowId(ctx.query['olderThan'])
  const { events, hasOlder } = await eventsOf(strapi.db, entry, olderThan)
  const last = await lastStepOf(strapi.db, entry)
  return {
    isNeeded: await isReviewNeeded(strapi),
    mayApprove: mayApprove(abilityOf(ctx)),
    state: stateOf(last, last ? await draftChangedAt(strapi, entry) : null),
    events: events.map(({ draftAt: _draftAt, ...event }) => ({
      ...event,
      text: visibleText(event.text),
      quote: event.quote && visibleText(event.quote),
    })),
    hasOlder,
  }
}

/** What those who may be mentioned may do. */
const WRITE = 'plugin::content-manager.explorer.update'

/** Refuses a path that leads to no field of the draft as it is saved. */
async function requireField(strapi: Core.Strapi, { uid, documentId }: PlannedEntry, kept: string) {
  const draft = (await snapshotOf(strapi, uid, documentId)) ?? {}
  const found = fieldAt(draft, kept)
  const fields = fieldsIn(draft, uid, labelsOf(strapi, uid)).filter(({ label }) => label)
  if (found?.kept !== kept || !fields.some(({ path }) => path === found.path))
    throw invalid('This field is not in what is saved. Save first, or reload this page.')
}

async function read(strapi: Core.Strapi, ctx: Context) {
  ctx.body = await reviewOf(strapi, ctx, await requireEntry(strapi, ctx))
}

async function add(strapi: Core.Strapi, ctx: Context) {
  const entry = await requireEntry(strapi, ctx)
  const { kind, text, quote, path = null, answers = null } = parseEvent(ctx.request.body)
  const author = requireActor(ctx)
  if (path !== null) await requireField(strapi, entry, path)
  const answered = answers === null ? [] : [await authorOf(strapi.db, entry, answers)]
  if (kind === 'asked' && !(await isReviewNeeded(strapi)))
    throw new Refused(409, 'Publishing needs no review now. Publish this yourself.')
  if (kind === 'sent-back' && !mayApprove(abilityOf(ctx))) throw new Refused(403)
  const isStep = kind === 'asked' || kind === 'sent-back'
  const draftAt = isStep ? await draftChangedAt(strapi, entry) : null
  await strapi.db.transaction(async () => {
    await takeTurn(strapi.db)
    const state = stateOf(await lastStepOf(strapi.db, entry), null)
    if (kind === 'sent-back' && state.kind !== 'asked')
      throw new Refused(409, 'This review request is already closed. Reload this page.')
    await addEvent(strapi.db, entry, { kind, text, draftAt, path, quote, answers }, author)
    if (!isStep) {
      const mentioned = mentionedIn(text, await staffWhoMay(strapi, WRITE))
      return (
        text !== '' && tellOfReview(strapi, author, entry, 'comment', [...mentioned, ...answered])
      )
    }
    await audit(strapi.db, {
      actor: author,
      action: kind === 'asked' ? 'content.review-asked' : 'content.sent-back',
      subject: entry.uid,
      subjectId: entry.documentId,
    })
    await tellOfReview(strapi, author, entry, kind)
  })
  ctx.body = await reviewOf(strapi, ctx, entry)
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

async function respondWithWaiting(strapi: Core.Strapi, ctx: Context) {
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
  ['GET', '/waiting', may(approveId), respondWithWaiting],
  ['GET', '/setting', anyEntry(plannedTypes, 'update', 'publish'), readSetting],
  ['PUT', '/setting', may(approveId), saveSetting],
])
