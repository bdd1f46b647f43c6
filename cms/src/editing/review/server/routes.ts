import { panelRoutes } from '../../../access/routes/panel-routes'
import { anyEntry, entries, may } from '../../../access/routes/rules'
import { approveId } from '../../shared/approve-id'
import { visibleText } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { audit } from '../../../access/audit/server/record'
import { takeTurn } from '../../../platform/database/write-in-turn'
import { type Actor, requireActor } from '../../../access/accounts/actor'
import { staffWhoMay } from '../../../access/accounts/staff-who-may'
import { tell } from '../../../access/notices/server/tell'
import { pathOfEntry } from '../../../content/path-of-entry'
import { parseRowId } from '../../../platform/http/query'
import { Refused } from '../../../platform/refusals/refused'
import { stateOf as entryState } from '../../../content/entry-state'
import { draftChangedAt } from '../../../content/draft-changed-at'
import { type PlannedEntry, isPlannedType, plannedTypes } from '../../../content/shared/types'
import { titlesOf } from '../../../content/titles'
import type { Context } from '../../../platform/strapi/context'
import { abilityOf } from '../../../platform/strapi/staff'
import type { Review, Waiting } from '../shared/calls'
import { parseEvent } from './parse-event'
import { addEvent, eventsOf, lastAsker, lastStepOf, waitingReviews } from './events'
import { mayApprove } from './permissions'
import { isReviewNeeded, setReviewNeeded, parseSetting } from './setting'
import { stateOf } from './state'

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
  ctx.body = await reviewOf(strapi, ctx, await requireEntry(strapi, ctx))
}

async function add(strapi: Core.Strapi, ctx: Context) {
  const entry = await requireEntry(strapi, ctx)
  const { kind, text } = parseEvent(ctx.request.body)
  const author = requireActor(ctx)
  if (kind === 'asked' && !(await isReviewNeeded(strapi)))
    throw new Refused(409, 'Publishing needs no review now. Publish this yourself.')
  if (kind === 'sent-back' && !mayApprove(abilityOf(ctx))) throw new Refused(403)
  const draftAt = kind === 'comment' ? null : await draftChangedAt(strapi, entry)
  await strapi.db.transaction(async () => {
    await takeTurn(strapi.db)
    const state = stateOf(await lastStepOf(strapi.db, entry), null)
    if (kind === 'sent-back' && state.kind !== 'asked')
      throw new Refused(409, 'This review request is already closed. Reload this page.')
    await addEvent(strapi.db, entry, { kind, text, draftAt }, author)
    if (kind === 'comment') return
    await audit(strapi.db, {
      actor: author,
      action: kind === 'asked' ? 'content.review-asked' : 'content.sent-back',
      subject: entry.uid,
      subjectId: entry.documentId,
    })
    await notify(strapi, author, entry, kind)
  })
  ctx.body = await reviewOf(strapi, ctx, entry)
}

/** Who may approve learns of a request; who asked, that it was sent back. */
async function notify(
  strapi: Core.Strapi,
  by: Actor,
  entry: PlannedEntry,
  kind: 'asked' | 'sent-back',
) {
  const titles = await titlesOf(strapi, [{ type: entry.uid, entryId: entry.documentId }])
  const title = titles.get(entry.documentId) || 'Untitled'
  const path = pathOfEntry(strapi, entry)
  if (kind === 'asked') {
    const approvers = await staffWhoMay(strapi, approveId)
    const ids = approvers.map(({ id }) => id)
    const text = `${by.name} asks for a review of “${title}”.`
    await tell(strapi, ids, { kind: 'review-asked', by, text, path })
  } else {
    const asker = await lastAsker(strapi.db, entry)
    const text = `${by.name} sent back “${title}”.`
    await tell(strapi, asker === undefined ? [] : [asker], { kind: 'sent-back', by, text, path })
  }
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
