import { formNames } from '@beam/contract'
import type { Core } from '@strapi/strapi'
import { audit } from '../../../access/audit/server/record'
import { submissionsOf } from '../../inbox/server/same-person'
import { viewerOf } from '../../inbox/server/viewer'
import { Refused } from '../../../platform/refusals/refused'
import type { Context } from '../../../platform/strapi/context'
import { type ConsentFilter, consentsCsv, listConsents } from './consent-log'
import { erasePerson } from './erase'
import { exportPerson } from './export-person'
import { findPerson, MAX_FOUND } from './person'
import { personHash } from '../../../platform/person-hash'
import { parseAddress, parseConsentQuery, parseErasure } from './parse-request'
import { countPast, deletePast } from './retention'
import { parseRetention, readRetention, retentionBasis, writeRetention } from './retention-settings'

export function privacyController(strapi: Core.Strapi) {
  const { db } = strapi

  async function consentFilterOf(ctx: Context): Promise<ConsentFilter & { olderThan?: number }> {
    const { q, ...filter } = parseConsentQuery(ctx.query)
    if (q === '') return { ...filter, references: null }
    if (!q.includes('@')) return { ...filter, references: [q.toUpperCase()] }
    const found = await submissionsOf(strapi, q, MAX_FOUND)
    return { ...filter, references: found.map(({ reference }) => reference) }
  }

  return {
    async find(ctx: Context) {
      ctx.body = await findPerson(strapi, parseAddress(ctx.request.body))
    },

    async exportPerson(ctx: Context) {
      const person = await findPerson(strapi, parseAddress(ctx.request.body))
      await audit(db, {
        actor: viewerOf(ctx).actor,
        action: 'person.export',
        subject: 'person',
        subjectId: personHash(person.address),
        detail: { submissions: person.submissions.length, mails: person.mails.length },
      })
      ctx.body = await exportPerson(strapi, person)
    },

    async erase(ctx: Context) {
      const { email, digest } = parseErasure(ctx.request.body)
      const person = await findPerson(strapi, email)
      if (person.digest !== digest)
        throw new Refused(
          409,
          'The data has changed since you looked. Search again, then erase it.',
        )
      const erased = await erasePerson(strapi, viewerOf(ctx).actor, person)
      ctx.body = { ...(await findPerson(strapi, email)), erased }
    },

    async readRetention(ctx: Context) {
      ctx.body = {
        settings: await readRetention(strapi),
        forms: formNames.map((name) => ({ name, basis: retentionBasis[name] })),
      }
    },

    async saveRetention(ctx: Context) {
      const next = parseRetention(ctx.request.body)
      await db.transaction(async () => {
        await writeRetention(strapi, next)
        await audit(db, {
          actor: viewerOf(ctx).actor,
          action: 'settings.change',
          subject: 'settings',
          subjectId: 'retention',
          detail: { spamDays: next.spamDays, ...next.months },
        })
      })
      ctx.body = { settings: next }
    },

    /** With the periods in the body, which need not be saved. */
    async dryRun(ctx: Context) {
      ctx.body = { counts: await countPast(db, parseRetention(ctx.request.body)) }
    },

    async runRetention(ctx: Context) {
      const settings = await readRetention(strapi)
      ctx.body = { counts: await deletePast(strapi, viewerOf(ctx).actor, settings) }
    },

    async consents(ctx: Context) {
      const { olderThan, ...filter } = await consentFilterOf(ctx)
      ctx.body = await listConsents(strapi, filter, olderThan)
    },

    async exportConsents(ctx: Context) {
      const filter = await consentFilterOf(ctx)
      await audit(db, {
        actor: viewerOf(ctx).actor,
        action: 'submission.export',
        subject: 'export',
        subjectId: 'consents',
        detail: { forms: filter.forms.join(', ') },
      })
      const body = consentsCsv(strapi, filter)
      body.on('error', () => ctx.res.destroy())
      ctx.attachment(`consents-${new Date().toISOString().slice(0, 10)}.csv`)
      ctx.type = 'text/csv; charset=utf-8'
      ctx.body = body
    },
  }
}
