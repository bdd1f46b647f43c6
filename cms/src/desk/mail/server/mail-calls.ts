import type { Core } from '@strapi/strapi'
import { Refused } from '../../../platform/refusals/refused'
import { settings } from '../../../platform/settings/settings'
import type { Context } from '../../../platform/strapi/context'
import type { PanelHandlers } from '../../../access/routes/panel-routes'
import { contentOf } from './compose'
import { countEmails, listEmails, type Mail, readMail } from './list'
import { wakeMails } from '../../../platform/outbox/outbox'
import type { MailAction } from './permissions'
import { isMailOn } from '../../../platform/outbox/queue'
import { mailReaderOf } from './reader'
import { parseRowId } from '../../../platform/http/query'
import { parseMailFilter } from './parse-request'
import { resendMail } from './resend'

const notFound = () => new Refused(404, 'There is no such email.')

/** The email in the address; to those who may not read it, it does not exist. */
async function requireMail(strapi: Core.Strapi, ctx: Context, action: MailAction): Promise<Mail> {
  const { may } = mailReaderOf(ctx)
  const mail = await readMail(strapi.db, parseRowId(ctx.params.id) ?? 0)
  if (!mail || !may('read').includes(mail.form)) throw notFound()
  if (!may(action).includes(mail.form)) throw new Refused(403)
  return mail
}

export const mailCalls = {
  async status(strapi, ctx) {
    ctx.body = {
      isOn: isMailOn,
      from: settings.mailFrom,
      counts: await countEmails(strapi.db, mailReaderOf(ctx).may('read')),
    }
  },

  async list(strapi, ctx) {
    ctx.body = await listEmails(
      strapi.db,
      parseMailFilter(ctx.query, mailReaderOf(ctx).may('read')),
    )
  },

  async read(strapi, ctx) {
    const mail = await requireMail(strapi, ctx, 'read')
    const content = mail.html === null ? await contentOf(strapi, mail) : 'composed'
    // An email that has not been composed yet is shown as it would be sent.
    if (typeof content === 'string') ctx.body = mail
    else {
      const { to, subject, text, html } = content
      ctx.body = { ...mail, recipient: to.join(', '), subject, text, html }
    }
  },

  async resend(strapi, ctx) {
    const mail = await requireMail(strapi, ctx, 'resend')
    if (!isMailOn) throw new Refused(409, 'Mail is off: no mail server is set up.')
    const id = await resendMail(strapi.db, mailReaderOf(ctx).actor, mail)
    wakeMails(strapi)
    ctx.body = await readMail(strapi.db, id)
  },
} satisfies PanelHandlers
