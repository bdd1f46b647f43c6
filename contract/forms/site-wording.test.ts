import { expect, it } from 'vitest'
import { inWords } from '../languages/words'
import { wordsOf } from '../languages/words-of'
import { askedVersion, askOf, wordingIn } from './asked-version'
import { consentWording, withoutLinks } from './engine/consent'
import { logConsent } from './log-consent'
import { newsletter } from './newsletter'
import { markOf, newsletterTerms, ownTexts, shownWording, siteText } from './site-wording'
import { forms } from './table'

it('is that of the contract, until editors write another', () => {
  for (const site of [{}, ownTexts, { cookieQuestion: null, newsletterTerms: '' }])
    for (const form of Object.values(forms))
      expect(shownWording(form, site)).toEqual({
        version: form.wordingVersion,
        wording: consentWording(form),
      })
  expect(siteText({}, 'cookieQuestion')).toBe(
    'We use cookies to improve your experience and for analytical purposes. Do you accept?',
  )
  expect(withoutLinks(newsletterTerms({}))).toBe(
    'I agree to the Terms and Conditions and the Privacy Policy.',
  )
})

it('has another version with each text', () => {
  const asked = [
    {},
    { cookieQuestion: 'Biscuits?' },
    { cookieQuestion: 'Cake?' },
    { cookieAccept: 'Yes' },
  ].map((site) => askedVersion(site, []))
  expect(new Set(asked).size).toBe(4)
  expect(shownWording(logConsent, { cookieQuestion: 'Cake?' })).toEqual({
    version: asked[2],
    wording: [{ field: 'consent', text: 'Cake?' }],
  })
  const agreed = shownWording(newsletter, { newsletterTerms: 'Yes to the {terms}.' })
  expect(agreed.wording).toEqual([
    { field: 'termsAgreed', text: 'Yes to the Terms and Conditions.' },
  ])
  expect(agreed.version).not.toBe(newsletter.wordingVersion)
})

it('is asked anew with other tags, and its wording stays the same', () => {
  const asked = [[], ['GTM-A'], ['GTM-B'], ['GTM-A', 'https://chat.example/']].map((tags) =>
    askedVersion({}, tags),
  )
  expect(new Set(asked).size).toBe(4)
  expect(asked.map(wordingIn)).toEqual(Array(4).fill(logConsent.wordingVersion))
})

it('links to the terms and the policy wherever an editor names them', () => {
  expect(newsletterTerms({ newsletterTerms: '{privacy}, {terms}' })).toEqual([
    { label: 'Privacy Policy', href: '/privacy-policy' },
    ', ',
    { label: 'Terms and Conditions', href: '/terms-and-conditions' },
  ])
  expect(withoutLinks(newsletterTerms({ newsletterTerms: 'I agree.' }))).toBe(
    'I agree. Terms and Conditions',
  )
})

const inGerman = <T>(make: () => T) => inWords(wordsOf('de'), make)

it('has another version and its own words in another language, for every form that asks for consent', () => {
  for (const form of Object.values(forms)) {
    const german = inGerman(() => shownWording(form, {}))
    const texts = german.wording.map(({ text }) => text)
    expect(german.version).toBe(`${form.wordingVersion}-${markOf(allTextsOf(form.name, texts))}`)
    for (const { field, text } of consentWording(form)) {
      expect(german.wording.map((agreed) => agreed.field)).toContain(field)
      expect(texts).not.toContain(text)
    }
  }
  expect(inGerman(() => shownWording(forms.contact, {})).wording).toEqual([
    { field: 'termsAgreed', text: 'Ich stimme den AGB und der Datenschutzerklärung zu.' },
    {
      field: 'consentGiven',
      text: 'Ich willige ein, dass meine Daten gespeichert werden, um meine Nachricht zu beantworten. Näheres steht in der Datenschutzerklärung.',
    },
  ])
})

/** The cookie sheet's version tells its buttons' texts apart, too. */
const allTextsOf = (name: string, texts: string[]) =>
  name === 'log-consent' ? [...texts, 'Annehmen', 'Ablehnen'] : texts

it('is what editors have written, also in another language', () => {
  const site = { cookieQuestion: 'Cake?' }
  const { version, wording } = inGerman(() => shownWording(logConsent, site))
  expect(wording).toEqual([{ field: 'consent', text: 'Cake?' }])
  expect(version).not.toBe(shownWording(logConsent, site).version)
})

it('asks the same in all languages, and names the words that a choice is made on', () => {
  expect(askOf({}, ['GTM-A'], 12)).toBe(`${askedVersion({}, ['GTM-A'])} 12`)
  const [asked, months, worded = ''] = inGerman(() => askOf({}, ['GTM-A'], 12)).split(' ')
  expect(`${asked} ${months}`).toBe(askOf({}, ['GTM-A'], 12))
  expect(wordingIn(worded)).toBe(inGerman(() => shownWording(logConsent, {})).version)
  expect(worded.split('+')[1]).toBe(asked?.split('+')[1])
})
