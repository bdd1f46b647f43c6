import { deliverableAddress, type FormName, inWords, languageCodes, wordsOf } from '@app/contract'
import { monotonicMs } from '@app/runtime'
import type { Core } from '@strapi/strapi'
import { audit } from '../../../access/audit/server/audit'
import { RateLimit } from '../../../platform/http/rate-limit'
import { sharingOf } from '../../../platform/http/shared-counts'
import { Refused } from '../../../platform/refusals/refused'
import type { Context } from '../../../platform/strapi/context'
import type { PanelHandlers } from '../../../access/routes/panel-routes'
import { mailForms } from './mail-settings'
import { wakeMails } from '../../../platform/outbox/outbox'
import { isMailOn, queueEmails } from '../../../platform/outbox/queue'
import { invalid } from '../../../platform/http/query'
import { isForm, isTemplateKind, parseTemplate } from './parse-request'
import { mailReaderOf } from './reader'
import { versionIn } from './stale'
import { spokenLanguages } from '../../../content/translations/spoken'
import {
  placeholders,
  placeholdersOf,
  type TemplateKind,
  templateKinds,
} from './templates/placeholders'
import { render } from './templates/render'
import { sampleValues } from './templates/sample-values'
import {
  readTemplate,
  resetTemplate,
  rowNameOf,
  saveTemplate,
  type TemplateId,
} from './templates/stored-templates'
import { siteNames } from './values'

const TESTS_PER_HOUR = 10

const limits = new WeakMap<Core.Strapi, RateLimit>()

function testLimitOf(strapi: Core.Strapi): RateLimit {
  const sharing = sharingOf(strapi, 'test emails')
  const tests =
    limits.get(strapi) ?? new RateLimit({ limit: TESTS_PER_HOUR, windowMs: 3_600_000, sharing })
  limits.set(strapi, tests)
  return tests
}

const editable = (ctx: Context): FormName[] => {
  const open = mailReaderOf(ctx).may('templates')
  return mailForms.filter((form) => open.includes(form))
}

/** Staff read all notices in one language. */
const isForVisitors = (kind: TemplateKind) => kind !== 'notice'

/** A path names a template's kind, and its language unless that is the site's own: `reply`, `reply:de`. */
function requireTemplateKey(ctx: Context): TemplateId {
  const { form, kind: named }: { form: string; kind: string } = ctx.params
  const [kind = '', code, ...more] = named.split(':')
  const language = languageCodes.find((known) => known === code) ?? null
  const isKnown = more.length === 0 && (code === undefined || language !== null)
  if (!isForm(form) || !mailForms.includes(form) || !isTemplateKind(kind) || !isKnown)
    throw new Refused(404)
  if (language && !isForVisitors(kind)) throw new Refused(404)
  if (!editable(ctx).includes(form)) throw new Refused(403)
  return { form, kind, language }
}

async function previewed(strapi: Core.Strapi, ctx: Context) {
  const key = requireTemplateKey(ctx)
  const template = parseTemplate(ctx.request.body, key)
  const { productName } = await siteNames(strapi)
  const { actor } = mailReaderOf(ctx)
  return inWords(wordsOf(key.language ?? undefined), () =>
    render(template, sampleValues(key.form, productName, actor.name)),
  )
}

export const templateCalls = {
  async list(strapi, ctx) {
    const spoken = (await spokenLanguages(strapi)).map(({ code }) => code)
    const rows = await Promise.all(
      editable(ctx).flatMap((form) =>
        templateKinds.flatMap((kind) =>
          [null, ...(isForVisitors(kind) ? spoken : [])].map(async (language) => {
            const id = { form, kind, language }
            const { subject, isEdited } = await readTemplate(strapi.db, id)
            return { ...id, subject, isEdited }
          }),
        ),
      ),
    )
    ctx.body = { templates: rows }
  },

  async read(strapi, ctx) {
    const key = requireTemplateKey(ctx)
    ctx.body = {
      ...key,
      ...(await readTemplate(strapi.db, key)),
      placeholders: placeholdersOf(key).map((name) => ({
        name,
        meaning: placeholders[name],
      })),
    }
  },

  async save(strapi, ctx) {
    const key = requireTemplateKey(ctx)
    const template = parseTemplate(ctx.request.body, key)
    const version = versionIn(ctx.request.body)
    await saveTemplate(strapi.db, { actor: mailReaderOf(ctx).actor, version }, key, template)
    ctx.body = { ...key, ...(await readTemplate(strapi.db, key)) }
  },

  async reset(strapi, ctx) {
    const key = requireTemplateKey(ctx)
    const { version } = ctx.query
    await resetTemplate(strapi.db, { actor: mailReaderOf(ctx).actor, version }, key)
    ctx.body = { ...key, ...(await readTemplate(strapi.db, key)) }
  },

  async preview(strapi, ctx) {
    ctx.body = await previewed(strapi, ctx)
  },

  /** Sends a test email, only to the address of the caller. */
  async test(strapi, ctx) {
    const content = await previewed(strapi, ctx)
    if (!isMailOn) throw invalid('Mail is off: no mail server is set up.')
    const { actor, address } = mailReaderOf(ctx)
    const recipient = deliverableAddress(address)
    if (!recipient) throw invalid('No mail server would deliver to your address.')
    const seconds = await testLimitOf(strapi).countAcrossProcesses(String(actor.id), monotonicMs())
    if (seconds > 0)
      throw new Refused(
        429,
        `You have sent ${TESTS_PER_HOUR} test emails within an hour. Use the preview, or try again later.`,
        { 'Retry-After': String(seconds) },
      )
    const key = requireTemplateKey(ctx)
    await strapi.db.transaction(async () => {
      await queueEmails(strapi.db, [
        { kind: 'test', form: key.form, reference: null, recipient, author: actor, content },
      ])
      const subjectId = rowNameOf(key)
      await audit(strapi.db, { actor, action: 'mail.test', subject: 'template', subjectId })
    })
    wakeMails(strapi)
    ctx.body = { recipient }
  },
} satisfies PanelHandlers
