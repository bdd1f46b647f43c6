import { inWords, ownWords, translated } from '../languages/words'
import { consentWording, withLinks, withoutLinks } from './engine/consent'
import type { IntakeForm } from './engine/define-form'
import type { LinkedText } from './engine/fields'
import { labelOf } from './engine/label'
import type { FormName } from './names'
import { newsletter } from './newsletter'
import { cookieQuestion } from './parts/cookie-question'
import { legalLinks } from './parts/wording'

/** What editors may write in place of the texts of the cookie sheet and the newsletter dialog. */
export const siteTextNames = [
  'cookieQuestion',
  'cookieAccept',
  'cookieDecline',
  'newsletterHeading',
  'newsletterText',
  'newsletterTerms',
  'newsletterAgree',
  'newsletterNotNow',
] as const

export type SiteTexts = { readonly [name in (typeof siteTextNames)[number]]?: unknown }

const labelOfChoice = (value: string) =>
  cookieQuestion.options.find((option) => option.value === value)?.label ?? value

/** The first content of these fields, and what is shown while they are empty. */
export const ownTexts = {
  cookieQuestion: labelOf(cookieQuestion),
  cookieAccept: labelOfChoice('accepted'),
  cookieDecline: labelOfChoice('declined'),
  newsletterHeading: 'Join the {product} newsletter',
  newsletterText: 'News about the wallet, its shops and its cashback, by email.',
  newsletterTerms: 'I agree to the {terms} and the {privacy}.',
  newsletterAgree: newsletter.submit.label,
  newsletterNotNow: 'Not now',
} as const satisfies Record<keyof SiteTexts, string>

/** A text of the site settings, or our own in the language of the page. */
export function siteText(site: SiteTexts, name: keyof SiteTexts): string {
  const text = site[name]
  return translated(typeof text === 'string' && text !== '' ? text : ownTexts[name])
}

/** The agreement of the newsletter dialog, with links in place of '{terms}' and '{privacy}'. The terms are always linked. */
export function newsletterTerms(site: SiteTexts): LinkedText {
  const text = siteText(site, 'newsletterTerms')
  return withLinks(text.includes('{terms}') ? text : `${text} {terms}`, legalLinks)
}

/** By form: the texts that editors may change. The first is what visitors agree to. */
const worded: { readonly [name in FormName]?: (site: SiteTexts) => readonly string[] } = {
  'log-consent': (site) =>
    (['cookieQuestion', 'cookieAccept', 'cookieDecline'] as const).map((name) =>
      siteText(site, name),
    ),
  newsletter: (site) => [withoutLinks(newsletterTerms(site))],
}

export const isWordedBySite = (name: FormName): boolean => worded[name] !== undefined

/** A short mark that tells texts apart. It proves nothing: for that, the cms keeps a hash of the whole wording. */
export const markOf = (texts: readonly string[]): string => {
  let mark = 0x811c9dc5
  for (const letter of texts.join('\n')) mark = Math.imul(mark ^ letter.charCodeAt(0), 0x01000193)
  return (mark >>> 0).toString(36)
}

type ShownWording = { version: string | undefined; wording: ReturnType<typeof consentWording> }

/**
 * The wording of a form on this site, in the language of the page. Its version has a mark of the texts if they are not
 * those of the code: in another language, or where editors have changed them.
 */
export function shownWording(form: IntakeForm, site: SiteTexts): ShownWording {
  const wording = consentWording(form)
  const bySite = worded[form.name]
  const textsOf = bySite ?? (() => consentWording(form).map(({ text }) => text))
  const texts = textsOf(site)
  const own = inWords(ownWords, () => textsOf({}))
  if (texts.join() === own.join()) return { version: form.wordingVersion, wording }
  return {
    version: `${form.wordingVersion}-${markOf(texts)}`,
    wording: bySite
      ? wording.map((agreed) => ({ ...agreed, text: texts[0] ?? agreed.text }))
      : wording,
  }
}
