import { formNames, staffViewOf } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { audit, type AuditEntry } from '../../../access/audit/server/audit'
import type { AuditAction } from '../../../access/audit/shared/actions'
import { submissionsOf } from '../../inbox/server/same-person'
import { viewerOf } from '../../inbox/server/viewer'
import { Refused } from '../../../platform/refusals/refused'
import type { Context } from '../../../platform/strapi/context'
import type { PanelHandlers } from '../../../access/routes/panel-routes'
import { findCandidates } from './candidates'
import { type ConsentFilter, consentsCsv, hasConsent, listConsents } from './consent-log'
import { erasePerson } from './erase'
import { exportPerson } from './export-person'
import { findPerson, MAX_FOUND, type Person } from './person'
import { personHash } from '../../../platform/person-hash'
import { datedName } from '../../../platform/shared/dated-name'
import { parseAddress, parseConsentQuery, parseErasure, parseSearch } from './parse-request'
import { countPast, deletePast } from './retention'
import { parseRetention, readRetention, writeRetention } from './retention-settings'

type Subject = Pick<AuditEntry, 'subject' | 'subjectId'>

const MOST_NAMED = 100

const personSubject = (address: string): Subject => ({
  subject: 'person',
  subjectId: personHash(address),
})

const referencesOf = (rows: readonly { reference: string }[]) => [
  ...new Set(rows.map(({ reference }) => reference)),
]

/** What the audit log says of the submissions that were shown: their references, or the first and how many more. */
function shown(references: readonly string[]) {
  const more = references.length - MOST_NAMED
  return {
    references: references.slice(0, MOST_NAMED).join(', '),
    ...(more > 0 && { more }),
  }
}

const auditPerson = (strapi: Core.Strapi, ctx: Context, action: AuditAction, person: Person) =>
  audit(strapi.db, {
    actor: viewerOf(ctx).actor,
    action,
    ...personSubject(person.address),
    detail: {
      submissions: person.submissions.length,
      mails: person.mails.length,
      received: person.received.length,
      ...shown(referencesOf(person.submissions)),
      ...(person.namedIn.length > 0 && { namedIn: referencesOf(person.namedIn).join(', ') }),
    },
  })

/** The filter of a search, and its subject in the audit log: nothing that was typed, which may be a name. */
async function parseConsents(strapi: Core.Strapi, ctx: Context) {
  const { q, olderThan, ...filter } = parseConsentQuery(ctx.query)
  const parsed = (references: string[] | null, subject: Subject | null) => ({
    filter: { ...filter, references } satisfies ConsentFilter,
    olderThan,
    subject,
  })
  if (q === '') return parsed(null, null)
  if (q.includes('@')) {
    const submissions = await submissionsOf(strapi, q, MAX_FOUND)
    return parsed(referencesOf(submissions), personSubject(q))
  }
  const reference = q.toUpperCase()
  const isKnown = await hasConsent(strapi, reference)
  return parsed([reference], isKnown ? { subject: 'submission', subjectId: reference } : null)
}

export const privacyCalls = {
  async find(strapi, ctx) {
    const person = await findPerson(strapi, parseAddress(ctx.request.body))
    await auditPerson(strapi, ctx, 'person.find', person)
    ctx.body = person
  },

  async findCandidates(strapi, ctx) {
    const found = await findCandidates(strapi, parseSearch(ctx.request.body))
    const submissions = found.people.flatMap((one) => one.submissions)
    // The audit log gets nothing that was typed, which may be a name.
    await audit(strapi.db, {
      actor: viewerOf(ctx).actor,
      action: 'person.find',
      subject: 'search',
      subjectId: 'people',
      detail: { submissions: submissions.length, ...shown(referencesOf(submissions)) },
    })
    ctx.body = found
  },

  async exportPerson(strapi, ctx) {
    const person = await findPerson(strapi, parseAddress(ctx.request.body))
    await auditPerson(strapi, ctx, 'person.export', person)
    ctx.body = await exportPerson(strapi, person)
  },

  async erase(strapi, ctx) {
    const requested = parseErasure(ctx.request.body)
    const find = async () => {
      const people: Person[] = []
      for (const { email } of requested) people.push(await findPerson(strapi, email))
      return people
    }
    const found = await find()
    if (found.some(({ digest }, index) => digest !== requested[index]?.digest))
      throw new Refused(409, 'The data has changed since you looked. Search again, then erase it.')
    const erased = await erasePerson(strapi, viewerOf(ctx).actor, found)
    ctx.body = { people: await find(), erased }
  },

  async readRetention(strapi, ctx) {
    ctx.body = {
      settings: await readRetention(strapi),
      forms: formNames.map((name) => ({ name, basis: staffViewOf(name).kept.from })),
    }
  },

  async saveRetention(strapi, ctx) {
    const next = parseRetention(ctx.request.body)
    await strapi.db.transaction(async () => {
      await writeRetention(strapi, next)
      await audit(strapi.db, {
        actor: viewerOf(ctx).actor,
        action: 'settings.change',
        subject: 'settings',
        subjectId: 'retention',
        detail: { spamDays: next.spamDays, ...next.months },
      })
    })
    ctx.body = { settings: next }
  },

  /** Counts with the periods in the body, which need not be saved. */
  async dryRun(strapi, ctx) {
    ctx.body = { counts: await countPast(strapi.db, parseRetention(ctx.request.body)) }
  },

  async runRetention(strapi, ctx) {
    const settings = await readRetention(strapi)
    ctx.body = { counts: await deletePast(strapi, viewerOf(ctx).actor, settings) }
  },

  async consents(strapi, ctx) {
    const { filter, olderThan, subject } = await parseConsents(strapi, ctx)
    const list = await listConsents(strapi, filter, olderThan)
    if (subject)
      await audit(strapi.db, {
        actor: viewerOf(ctx).actor,
        action: 'consents.find',
        ...subject,
        detail: shown(referencesOf(list.rows)),
      })
    ctx.body = list
  },

  async exportConsents(strapi, ctx) {
    const { filter, subject } = await parseConsents(strapi, ctx)
    const { forms, references, from, to } = filter
    const { actor } = viewerOf(ctx)
    await audit(strapi.db, {
      actor,
      action: 'consents.export',
      ...(subject ?? { subject: 'export', subjectId: 'consents' }),
      detail: {
        forms: forms.join(', '),
        ...(from && { from: from.toISOString() }),
        ...(to && { to: to.toISOString() }),
        ...(subject && references && shown(references)),
      },
    })
    const body = consentsCsv(strapi, actor, filter)
    body.on('error', () => ctx.res.destroy())
    ctx.attachment(datedName('consents', 'csv'))
    ctx.type = 'text/csv; charset=utf-8'
    ctx.body = body
  },
} satisfies PanelHandlers
