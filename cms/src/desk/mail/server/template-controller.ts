import { deliverableAddress, type FormName } from '@app/contract'
import { monotonicMs } from '@app/runtime'
import type { Core } from '@strapi/strapi'
import { audit } from '../../../access/audit/server/record'
import { RateLimit } from '../../../platform/http/rate-limit'
import { sharingOf } from '../../../platform/http/shared-counts'
import { Refused } from '../../../platform/refusals/refused'
import type { Context } from '../../../platform/strapi/context'
import { mailForms } from './mail-settings'
import { wakeMails } from '../../../platform/outbox/outbox'
import { isMailOn, queueEmails } from '../../../platform/outbox/queue'
import { invalid } from '../../../platform/http/query'
import { isForm, isTemplateKind, parseTemplate } from './parse-request'
import { mailReaderOf } from './reader'
import { versionIn } from './stale'
import { placeholders, placeholdersOf, templateKinds } from './templates/placeholders'
import { render } from './templates/render'
import { sampleValues } from './templates/sample-values'
import { readTemplate, resetTemplate, saveTemplate } from './templates/stored-templates'
import { siteNames } from './values'

const TESTS_PER_HOUR = 10

export function templateController(strapi: Core.Strapi) {
  const { db } = strapi
  const tests = new RateLimit({
    limit: TESTS_PER_HOUR,
    windowMs: 3_600_000,
    sharing: sharingOf(strapi, 'test emails'),
  })

  const editable = (ctx: Context): FormName[] => {
    const open = mailReaderOf(ctx).may('templates')
    return mailForms.filter((form) => open.includes(form))
  }

  function requirePlace(ctx: Context) {
    const { form, kind }: { form: string; kind: string } = ctx.params
    if (!isForm(form) || !mailForms.includes(form) || !isTemplateKind(kind)) throw new Refused(404)
    if (!editable(ctx).includes(form)) throw new Refused(403)
    return { form, kind }
  }

  async function previewed(ctx: Context) {
    const place = requirePlace(ctx)
    const template = parseTemplate(ctx.request.body, place)
    const { productName } = await siteNames(strapi)
    const { actor } = mailReaderOf(ctx)
    return render(template, sampleValues(place.form, productName, actor.name))
  }

  return {
    async list(ctx: Context) {
      const rows = await Promise.all(
        editable(ctx).flatMap((form) =>
          templateKinds.map(async (kind) => {
            const { subject, isEdited } = await readTemplate(db, { form, kind })
            return { form, kind, subject, isEdited }
          }),
        ),
      )
      ctx.body = { templates: rows }
    },

    async read(ctx: Context) {
      const place = requirePlace(ctx)
      ctx.body = {
        ...place,
        ...(await readTemplate(db, place)),
        placeholders: placeholdersOf(place).map((name) => ({
          name,
          meaning: placeholders[name],
        })),
      }
    },

    async save(ctx: Context) {
      const place = requirePlace(ctx)
      const template = parseTemplate(ctx.request.body, place)
      const version = versionIn(ctx.request.body)
      await saveTemplate(db, { actor: mailReaderOf(ctx).actor, version }, place, template)
      ctx.body = { ...place, ...(await readTemplate(db, place)) }
    },

    async reset(ctx: Context) {
      const place = requirePlace(ctx)
      const { version } = ctx.query
      await resetTemplate(db, { actor: mailReaderOf(ctx).actor, version }, place)
      ctx.body = { ...place, ...(await readTemplate(db, place)) }
    },

    async preview(ctx: Context) {
      ctx.body = await previewed(ctx)
    },

    /** Only to the address of the caller. */
    async test(ctx: Context) {
      const content = await previewed(ctx)
      if (!isMailOn) throw invalid('Mail is off: no mail server is set up.')
      const { actor, address } = mailReaderOf(ctx)
      const recipient = deliverableAddress(address)
      if (!recipient) throw invalid('No mail server would deliver to your address.')
      const seconds = await tests.countAcrossProcesses(String(actor.id), monotonicMs())
      if (seconds > 0)
        throw new Refused(
          429,
          `You have sent ${TESTS_PER_HOUR} test emails within an hour. Use the preview, or try again later.`,
          { 'Retry-After': String(seconds) },
        )
      const { form, kind } = requirePlace(ctx)
      await db.transaction(async () => {
        await queueEmails(db, [
          { kind: 'test', form, reference: null, recipient, author: actor, content },
        ])
        const subjectId = `${form}/${kind}`
        await audit(db, { actor, action: 'mail.test', subject: 'template', subjectId })
      })
      wakeMails(strapi)
      ctx.body = { recipient }
    },
  }
}
