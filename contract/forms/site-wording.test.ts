import { expect, it } from 'vitest'
import { consentWording, withoutLinks } from './engine/consent'
import { logConsent } from './log-consent'
import { newsletter } from './newsletter'
import {
  askedVersion,
  newsletterTerms,
  ownTexts,
  shownWording,
  siteText,
  wordingIn,
} from './site-wording'
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
