import { type FormName, type LanguageCode, staffViewOf } from '@app/contract'
import { german } from './german'
import type { TemplateKind } from './placeholders'
import type { JoinTemplates, Template, TemplatesInLanguage } from './template'

const inLanguages: Record<LanguageCode, TemplatesInLanguage> = { de: german }

const notice: Template = {
  subject: '{form}: {name} ({reference})',
  body: `{form}, received {received}

{answers}

Read and answer it in the inbox: {record}`,
}

const confirmation = (form: FormName): Template => ({
  subject: 'We have received your message ({reference})',
  body: `{greeting}

thank you for writing to {product}. This is what we received:

{answers}

${staffViewOf(form).nextStep ?? ''} Your reference is {reference}; please mention it when you write to us about this.

If you did not send this, somebody else entered your address. You can ignore this mail.

The {product} team`,
})

const welcome: Template = {
  subject: 'Welcome to the {product} newsletter',
  body: `Hello,

your subscription to the {product} newsletter has been recorded for {email}.

${staffViewOf('newsletter').nextStep ?? ''}

If you did not subscribe, somebody else entered your address. To leave the newsletter, now or later: {unsubscribe}

The {product} team`,
}

const rejoin: Template = {
  subject: 'You left our newsletter. Was it you who asked to join again?',
  body: `Hello,

somebody entered {email} to subscribe to the {product} newsletter, which you left earlier.

If it was you, please confirm within seven days: {join}

If it was not you, ignore this email: you stay unsubscribed.

The {product} team`,
}

const optIn: Template = {
  subject: 'Please confirm your subscription to the {product} newsletter',
  body: `Hello,

somebody entered {email} to subscribe to the {product} newsletter.

If it was you, please confirm within seven days: {join}

If it was not you, ignore this email: you will not get our newsletter.

The {product} team`,
}

/** Staff cannot reword these templates, since without the link nobody could join. */
export const joinTemplates = (language: LanguageCode | null): JoinTemplates =>
  language === null ? { rejoin, 'opt-in': optIn } : inLanguages[language]

const reply: Template = {
  subject: 'Your message to {product} ({reference})',
  body: `{greeting}

thank you for your message.



Kind regards
{author}
{product}

{message}`,
}

/** What an email says until staff reword it in the panel. */
export function defaultTemplate(
  form: FormName,
  kind: TemplateKind,
  language: LanguageCode | null = null,
): Template {
  if (kind === 'notice') return notice
  const templates = language === null ? { confirmation, welcome, reply } : inLanguages[language]
  if (kind === 'reply') return templates.reply
  return form === 'newsletter' ? templates.welcome : templates.confirmation(form)
}
