import { describe, expect, it } from 'vitest'
import { consentWording } from './consent'
import { networkFailure, serverFailure } from './failure'
import type { FailureTexts } from './define-form'
import { formNames } from '../names'
import { newsletter, newsletterBox } from '../newsletter'
import { fillIn } from './placeholders'
import { limitOf } from './rules'
import { forms, pageForms } from '../table'

describe('where the browser posts', () => {
  it.each([
    ['contact', 'api', 'contact'],
    ['career-application', 'secure', 'careerapplication'],
    ['installation', 'secure', 'installation'],
    ['os-installation', 'secure', 'os-installation'],
    ['investor', 'api', 'investor'],
    ['local-partner', 'api', 'local-partner'],
    ['newsletter', 'secure', 'newsletter/subscribe'],
    ['log-consent', 'api', 'log-consent'],
  ] as const)('%s: %s %s', (name, base, endpoint) => {
    expect(forms[name]).toMatchObject({ name, base, endpoint })
  })
})

describe('what people read while and after sending', () => {
  it.each([
    [
      'contact',
      'Sending...',
      'Thank you for contacting us!',
      "We've received your message and will get back to you shortly.",
    ],
    [
      'installation',
      'Submitting...',
      'Form Submitted Successfully!',
      'Thank you for your submission. We will review your information.',
    ],
    [
      'os-installation',
      'Submitting...',
      'Installation Request Submitted!',
      'Thank you! We have received your online store setup information and will be in touch soon.',
    ],
  ] as const)('%s: %s', (name, busyLabel, title, text) => {
    expect(pageForms[name]).toMatchObject({ submit: { busyLabel }, success: { title, text } })
  })

  it('the other forms', () => {
    expect(pageForms.investor.submit.busyLabel).toBe('Sending...')
    expect(pageForms.investor.success.title).toBe('Form Submitted Successfully!')
    expect(pageForms.investor.invalidBanner).toBe('Please fix the errors in the form.')
    expect(pageForms['local-partner'].submit.busyLabel).toBe('Submitting...')
    expect(pageForms['local-partner'].success.title).toContain('Local Partner')
    expect(pageForms['career-application'].submit).toMatchObject({
      busyLabel: 'Submitting...',
      waitsFor: ['resume', 'termsAgreed', 'consentGiven'],
    })
  })

  it('the newsletter', () => {
    expect(newsletter.submit).toEqual({ label: 'Agree', busyLabel: 'Agreeing...' })
    expect(fillIn(newsletter.success.text, { product: 'Beam' })).toBe(
      'Thank you! Your subscription has been successfully recorded. Welcome to the Beam community!',
    )
    expect(newsletterBox.submit.label).toBe('Subscribe')
    expect(newsletterBox.success.text).toBe('Thank you for subscribing to our newsletter!')
    expect(newsletterBox.failure).toBeNull()
  })
})

const textsOf = (failure: FailureTexts | null): FailureTexts => {
  if (failure === null) throw new Error('silent')
  return failure
}

describe.each([
  [
    'contact',
    'Failed to submit the form. Please try again.',
    'Network error. Please try again later.',
  ],
  [
    'career-application',
    'Failed to submit the form. Please try again.',
    'Network error. Please try again later.',
  ],
  ['installation', 'Form submission failed.', 'Network error. Please try again.'],
  [
    'os-installation',
    'Form submission failed. Please try again.',
    'Network error. Could not submit form.',
  ],
  ['investor', 'HTTP error! status: 502', 'Network error. Please try again.'],
  ['local-partner', 'Form submission failed.', 'Network error. Please try again.'],
  [
    'newsletter',
    'Failed to subscribe. Please try again later.',
    'Network error. Please check your connection and try again.',
  ],
] as const)('when %s fails', (name, fallback, network) => {
  const texts = textsOf(forms[name].failure)

  it.each([undefined, null, '<html>', {}, { message: '' }, { message: 7 }, []])(
    'falls back to its own words on %s',
    (body) => expect(serverFailure(texts, 502, body).message).toBe(fallback),
  )

  it("prefers the server's message, also where the rest is broken", () => {
    const body = { message: 'No room.', errors: 'x', fields: [1] }
    expect(serverFailure(texts, 500, body)).toEqual({ message: 'No room.', list: [], fields: {} })
  })

  it('has words for a lost network', () => {
    expect(networkFailure(texts, 'gone').message).toBe(network)
  })
})

describe('the exceptions', () => {
  it("only contact lists the server's errors", () => {
    const body = { message: 'm', errors: ['one', 'two'], fields: { email: 'one' } }
    for (const [name, form] of Object.entries(pageForms))
      expect(serverFailure(textsOf(form.failure), 400, body)).toEqual({
        message: 'm',
        list: name === 'contact' ? ['one', 'two'] : [],
        fields: { email: 'one' },
      })
  })

  it("only investors read the error's own text", () => {
    for (const [name, form] of Object.entries(pageForms))
      expect(networkFailure(textsOf(form.failure), new Error('Failed to fetch')).message).toBe(
        name === 'investor' ? 'Failed to fetch' : textsOf(form.failure).network,
      )
  })
})

const terms = 'I agree to the Terms and Conditions and the Privacy Policy.'
const storage = (purpose: string) =>
  `I consent to my data being stored ${purpose}, as the Privacy Policy describes.`

// New words need a new version: whoever edits one here edits the other.
const wordings = {
  contact: ['2026-11', terms, storage('so that my message can be answered')],
  'career-application': ['2026-11', terms, storage('so that my application can be considered')],
  installation: ['2026-11', terms],
  'os-installation': ['2026-11', terms],
  investor: ['2026-11', terms, storage('so that I can be contacted about investing')],
  'local-partner': ['2026-11', terms, storage('so that my request can be reviewed')],
  newsletter: ['2026-11', terms],
  'log-consent': [
    '2026-11',
    'We use cookies to improve your experience and for analytical purposes. Do you accept?',
  ],
}

describe('what people agree to', () => {
  it.each(formNames)('%s', (name) => {
    const words = consentWording(forms[name]).map(({ text }) => text)
    expect([forms[name].wordingVersion, ...words]).toEqual(wordings[name])
  })

  it('links to both legal pages', () => {
    const links = forms.contact.fields.flatMap((field) =>
      field.kind === 'checkbox'
        ? field.text.flatMap((part) => (typeof part === 'string' ? [] : [part.href]))
        : [],
    )
    expect(links).toEqual(['/terms-and-conditions', '/privacy-policy', '/privacy-policy'])
  })
})

describe('what the screen is told of a field', () => {
  const field = (form: keyof typeof forms, name: string) =>
    forms[form].fields.find((one) => one.name === name)

  it('the message of a contact warns above 900 of 1000', () => {
    expect(field('contact', 'message')).toMatchObject({ warnAbove: 900, max: 1000 })
  })

  it('delicate answers never stand in a draft', () => {
    const delicate = (form: keyof typeof forms) =>
      forms[form].fields.filter((one) => one.neverInDraft).map((one) => one.name)
    expect(delicate('installation').sort()).toEqual(['certificateCode', 'iban', 'swiftCode'])
    expect(delicate('os-installation').sort()).toEqual(['iban', 'swiftCode'])
  })

  it('limits fall back to those of a line and of a text', () => {
    expect(limitOf({ kind: 'text' })).toBe(255)
    expect(limitOf({ kind: 'textarea' })).toBe(5000)
    expect(limitOf({ kind: 'text', max: 30 })).toBe(30)
  })

  it('the resume note names where to write', () => {
    expect(
      fillIn(field('career-application', 'resume')?.hint ?? '', { hrEmail: 'hr@x.y' }),
    ).toMatch(
      /email your application.* to hr@x\.y right after submitting; otherwise it will not be considered/,
    )
  })

  it('the sections have the titles they were given', () => {
    const titles = (form: 'os-installation' | 'local-partner') =>
      pageForms[form].sections.flatMap((section) => ('title' in section ? [section.title] : []))
    expect(titles('os-installation')).toEqual([
      'Identification',
      'Create your store on the app',
      'Store Activation',
    ])
    expect(titles('local-partner')).toEqual(['Personal Information', 'Company', 'Company Address'])
  })
})
