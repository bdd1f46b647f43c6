import { invalid } from '../../../platform/http/query'
import { refuse, visibleText } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { Refused } from '../../../platform/refusals/refused'
import type { Context } from '../../../platform/strapi/context'
import type { PanelHandlers } from '../../../access/routes/panel-routes'
import { audit } from '../../../access/audit/server/audit'
import { changeSubmissions, reviewStatusOf, versionsOf } from './changes'
import { deleteSpam } from './delete-spam'
import { historyOf } from './history'
import { readInboxSettings } from './inbox-settings'
import { countByState, idsOlderThan, listSubmissions } from './list'
import { addNote } from './notes'
import { parseChange, parseCursor, parseFilter, parseNote, parseSelected } from './parse-request'
import { answersRow, readSubmission } from './read-submission'
import { addressesOf } from './addresses'
import { submissionsOf } from './same-person'
import { colleagues } from './colleagues'
import { MAX_MATCHING, type Matching } from '../shared/calls'
import { noSuchSubmission, requireSubmission } from './require-submission'
import { viewerOf } from './viewer'

async function filterOf(strapi: Core.Strapi, ctx: Context) {
  const { actor, may } = viewerOf(ctx)
  const { answerWithinHours } = await readInboxSettings(strapi)
  return parseFilter(ctx.query, { open: may('read'), me: actor.id, answerWithinHours })
}

export const inboxCalls = {
  async list(strapi, ctx) {
    ctx.body = await listSubmissions(strapi.db, await filterOf(strapi, ctx), parseCursor(ctx.query))
  },

  async counts(strapi, ctx) {
    ctx.body = await countByState(strapi.db, await filterOf(strapi, ctx))
  },

  async matching(strapi, ctx) {
    const ids = await idsOlderThan(strapi.db, await filterOf(strapi, ctx), undefined, MAX_MATCHING)
    ctx.body = { submissions: await versionsOf(strapi.db, ids) } satisfies Matching
  },

  async read(strapi, ctx) {
    const { reference } = await requireSubmission(strapi.db, ctx, 'read')
    const submission = await readSubmission(strapi, reference)
    if (!submission) throw noSuchSubmission()
    ctx.body = { ...submission, history: await historyOf(strapi.db, reference) }
  },

  async others(strapi, ctx) {
    const status = await requireSubmission(strapi.db, ctx, 'read')
    const row = await answersRow(strapi, status)
    const open = viewerOf(ctx).may('read')
    const found = await Promise.all(
      (row ? addressesOf(status.form, row) : []).map((one) => submissionsOf(strapi, one)),
    )
    const byReference = new Map(found.flat().map((one) => [one.reference, one]))
    byReference.delete(status.reference)
    ctx.body = {
      submissions: [...byReference.values()]
        .filter(({ form }) => open.includes(form))
        .toSorted((one, other) => other.id - one.id),
    }
  },

  async change(strapi, ctx) {
    const { actor, may } = viewerOf(ctx)
    const { submissions: seen, change } = parseChange(ctx.request.body)
    const { assigneeId } = change
    if (typeof assigneeId === 'number') {
      const people = await colleagues(strapi)
      if (!people.some(({ id }) => id === assigneeId))
        throw invalid('Submissions cannot be assigned to this person.')
    }
    const statuses = await reviewStatusOf(
      strapi.db,
      seen.map(({ reference }) => reference),
    )
    if (statuses.some(({ form }) => !may('update').includes(form))) throw new Refused(403)
    if (statuses.length === 0) throw noSuchSubmission()
    const outcome = await changeSubmissions(strapi, actor, seen, change)
    ctx.status = outcome.changed.length === 0 ? 409 : 200
    ctx.body = {
      ...(ctx.status === 409 && refuse('A colleague changed this submission in the meantime.')),
      ...outcome,
    }
  },

  async deleteSpam(strapi, ctx) {
    const { actor, may } = viewerOf(ctx)
    const seen = parseSelected(ctx.request.body)
    const statuses = await reviewStatusOf(
      strapi.db,
      seen.map(({ reference }) => reference),
    )
    if (statuses.some(({ form }) => !may('delete-spam').includes(form))) throw new Refused(403)
    const outcome = await deleteSpam(strapi.db, actor, seen)
    ctx.status = outcome.deleted.length === 0 ? 409 : 200
    ctx.body = {
      ...(ctx.status === 409 && refuse('None of these is spam any more. Reload the list.')),
      ...outcome,
    }
  },

  async addNote(strapi, ctx) {
    const status = await requireSubmission(strapi.db, ctx, 'update')
    const text = parseNote(ctx.request.body)
    await addNote(strapi, viewerOf(ctx).actor, status, {
      text,
      colleagues: await colleagues(strapi),
    })
    ctx.status = 201
    ctx.body = { data: await readSubmission(strapi, status.reference) }
  },

  async reveal(strapi, ctx) {
    const status = await requireSubmission(strapi.db, ctx, 'reveal')
    const field = String(ctx.params.field)
    const row = await answersRow(strapi, status)
    const submission = await readSubmission(strapi, status.reference)
    const answer = submission?.answers.find((one) => one.field === field)
    if (!row || !answer?.isMasked) throw noSuchSubmission()
    await audit(strapi.db, {
      actor: viewerOf(ctx).actor,
      action: 'submission.reveal',
      subject: 'submission',
      subjectId: status.reference,
      detail: { field },
    })
    ctx.set('Cache-Control', 'no-store')
    ctx.body = { value: visibleText(String(row[field])) }
  },

  async colleagues(strapi, ctx) {
    ctx.body = { colleagues: await colleagues(strapi) }
  },
} satisfies PanelHandlers
