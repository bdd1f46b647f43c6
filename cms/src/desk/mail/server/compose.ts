import { deliverableAddress, inWords, type LanguageCode, wordsOf } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { taggedAddress } from '../../inbox/server/incoming/reply-tag'
import { readSubmission, type Submission } from '../../inbox/server/read-submission'
import { asksToJoin, isAnswerable, type MailKind } from '../../../platform/outbox/shared/kinds'
import { settings } from '../../../platform/settings/settings'
import {
  forgetQuestion,
  hasOptedOut,
  hiddenLinks,
  rejoinUrl,
  unsubscribeUrl,
} from '../../opt-outs/server/opt-outs'
import { limitReached } from './confirmation-limits'
import { readMailSettings } from './mail-settings'
import { MAILS } from '../../../platform/outbox/table'
import { joinTemplates } from './templates/default-templates'
import { isNewsletterWelcome } from './templates/placeholders'
import { type Rendered, render } from './templates/render'
import { readTemplate } from './templates/stored-templates'
import type { Composer, StoredMail } from '../../../platform/outbox/mail-work'
import { siteNames, valuesOf } from './values'

type Content = Rendered & { to: string[]; replyTo: string | undefined }

/** Headers that keep out-of-office notes from replying to an automatic email. */
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

async function recipientsOf(strapi: Core.Strapi, { kind, form, recipient }: StoredMail) {
  if (kind !== 'notice') return recipient ? [recipient] : []
  const { notices } = await readMailSettings(strapi)
  return (form && notices[form]) ?? []
}

const unsubscribeLinkOf = ({ form, kind, recipient }: StoredMail): { unsubscribe?: string } =>
  isNewsletterWelcome({ form, kind }) && recipient ? { unsubscribe: unsubscribeUrl(recipient) } : {}

const joinLinkOf = ({ kind, recipient, reference }: StoredMail): { join?: string } =>
  asksToJoin(kind) && recipient && reference ? { join: rejoinUrl(recipient, reference) } : {}

/** Fills in the links that only the owner of the address may use: the outbox holds placeholders for them. */
function withLinks({ subject, text, html }: Rendered, mail: StoredMail): Rendered {
  const { unsubscribe } = unsubscribeLinkOf(mail)
  const { join } = joinLinkOf(mail)
  const fill = (part: string) =>
    part
      .replaceAll(hiddenLinks.unsubscribe, (hidden) => unsubscribe ?? hidden)
      .replaceAll(hiddenLinks.join, (hidden) => join ?? hidden)
  return { subject: fill(subject), text: fill(text), html: fill(html) }
}

/** What an earlier attempt composed, so that every attempt sends the same. */
const composedEarlier = ({ subject, text, html }: StoredMail): Rendered | null =>
  subject === null || text === null || html === null ? null : { subject, text, html }

/** Where a reply to an email goes: to the visitor, into the thread, or to whoever reads the site's mail. */
function replyToOf(kind: MailKind, submission: Submission | null, contactEmail: string) {
  const { mailbox } = settings
  if (kind === 'notice') return deliverableAddress(submission?.email ?? '')
  if (mailbox && submission && isAnswerable(kind))
    return taggedAddress(mailbox.address, submission.reference)
  return deliverableAddress(contactEmail)
}

/** The links of the newsletter, which lead to pages in the visitor's language. */
const linksIn = (language: LanguageCode | null) =>
  language === null
    ? hiddenLinks
    : Object.fromEntries(
        Object.entries(hiddenLinks).map(([name, link]) => [name, `${link}?language=${language}`]),
      )

/** What an email says and to whom, from what is stored now; or the reason why there is nothing to send. */
export async function contentOf(strapi: Core.Strapi, mail: StoredMail): Promise<Content | string> {
  const { kind, form, reference } = mail
  const to = await recipientsOf(strapi, mail)
  if (to.length === 0) return 'There is nobody to send it to.'
  const site = await siteNames(strapi)
  const submission = reference === null ? null : await readSubmission(strapi, reference)
  if (reference !== null && !submission) return 'The submission was deleted.'
  const replyTo = replyToOf(kind, submission, site.contactEmail)
  const known = composedEarlier(mail)
  if (known) return { ...known, to, replyTo }
  if (!submission || !form || kind === 'test' || kind === 'plan-failed' || kind === 'told')
    return 'There is nothing to send.'
  const language = kind === 'notice' ? null : submission.language
  const template = asksToJoin(kind)
    ? joinTemplates(language)[kind]
    : await readTemplate(strapi.db, { form, kind, language })
  return inWords(wordsOf(language ?? undefined), () => {
    const values = valuesOf(submission, site, kind === 'notice' ? 'staff' : 'sender')
    const links = { ...values.links, ...linksIn(language) }
    return { ...render(template, { ...values, links }), to, replyTo }
  })
}

function headersOf(mail: StoredMail): Record<string, string> {
  if (mail.kind === 'reply') return {}
  const { unsubscribe } = unsubscribeLinkOf(mail)
  if (!unsubscribe) return automatic
  return {
    ...automatic,
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** Why an email about the newsletter is outdated: its recipient left or joined again since it was queued. */
async function outdatedBy({ db }: Core.Strapi, mail: StoredMail): Promise<string | undefined> {
  const isWelcome = isNewsletterWelcome(mail)
  if (mail.recipient === null || !(isWelcome || asksToJoin(mail.kind))) return undefined
  const hasLeft = await hasOptedOut(db, mail.recipient)
  if (isWelcome) return hasLeft ? 'This address left the newsletter.' : undefined
  return hasLeft
    ? undefined
    : mail.kind === 'rejoin'
      ? 'This address is subscribed again.'
      : 'This address is subscribed.'
}

/** Turns a row of the outbox into a letter, and keeps with the row what it says. */
export const createComposer =
  (strapi: Core.Strapi): Composer =>
  async (mail) => {
    const content = await contentOf(strapi, mail)
    if (typeof content === 'string') return { skipped: content }
    const outdated = await outdatedBy(strapi, mail)
    if (outdated) return { skipped: outdated }
    const held = await limitReached(strapi, mail)
    if (held) {
      if (asksToJoin(mail.kind) && mail.recipient) await forgetQuestion(strapi.db, mail.recipient)
      return { held }
    }
    const { to, replyTo, ...rendered } = content
    if (!composedEarlier(mail))
      await strapi.db
        .connection(MAILS)
        .where({ id: mail.id })
        .update({ ...rendered, recipient: to.join(', ') })
    return {
      letter: {
        ...withLinks(rendered, mail),
        messageId: mail.messageId,
        to,
        replyTo,
        headers: headersOf(mail),
      },
    }
  }
