import { describe, expect, it } from 'vitest'
import { consentWording } from './consent'
import { networkFailure, serverFailure } from './failure'
import type { FailureTexts, ScreenForm, Section } from './define-form'
import { formNames, type FormName } from '../names'
import { newsletter, newsletterBox } from '../newsletter'
import { fillIn } from '../../languages/placeholders'
import { limitOf } from './rules'
import { pageForms } from '../page-forms'
import { forms } from '../table'
import { expectations } from '../testing/expectations'

describe.each(formNames)('%s', (name) => {
  const { postsTo, wording } = expectations[name]

  it('posts to the specified endpoint', () => {
    expect(forms[name]).toMatchObject({ name, ...postsTo })
  })

  it('records the exact wording that was agreed to', () => {
    const texts = consentWording(forms[name]).map(({ text }) => text)
    expect({ version: forms[name].wordingVersion, texts }).toEqual(wording)
  })
})

const textsOf = (failure: FailureTexts | null): FailureTexts => {
  if (failure === null) throw new Error('silent')
  return failure
}

const screens = [...Object.values(pageForms), newsletter].map((form): [FormName, ScreenForm] => [
  form.name,
  form,
])

describe.each(screens)('the screen of %s', (name, form) => {
  const expected = expectations[name].screen
  const texts = textsOf(form.failure)

  it('has the specified label and success message', () => {
    expect(form.submit.busyLabel).toBe(expected?.busyLabel)
    expect(form.success).toEqual(expected?.success)
  })

  it.each([undefined, null, '<html>', {}, { message: '' }, { message: 7 }, []])(
    'falls back to its own message when the server answers %s',
    (body) => expect(serverFailure(texts, 502, body).message).toBe(expected?.failure.fallback),
  )

  it("prefers the server's message, even if the rest is malformed", () => {
    const body = { message: 'No room.', errors: 'x', fields: [1] }
    expect(serverFailure(texts, 500, body)).toEqual({ message: 'No room.', list: [], fields: {} })
  })

  it('shows on its store card only fields that it has', () => {
    const names = form.fields.map((field) => field.name)
    const cards = form.sections.flatMap(({ storeCard }) => storeCard ?? [])
    for (const { answers } of cards)
      for (const { field } of Object.values(answers)) expect(names).toContain(field)
  })

  it('has a message for a network failure', () => {
    expect(networkFailure(texts, 'gone').message).toBe(expected?.failure.network)
  })
})

describe('the newsletter', () => {
  it('has its own button label in the dialog and in the footer', () => {
    expect(newsletter.submit.label).toBe('Agree')
    expect(newsletterBox.submit.label).toBe('Subscribe')
  })

  it('welcomes a subscriber with the product name', () => {
    expect(fillIn(newsletter.success.text, { product: 'Wallet' })).toBe(
      'Thank you! Your subscription has been successfully recorded. Welcome to the Wallet community!',
    )
  })

  it('thanks in the footer, and fails silently there', () => {
    expect(newsletterBox.success.text).toBe('Thank you for subscribing to our newsletter!')
    expect(newsletterBox.failure).toBeNull()
  })
})

it('an application cannot be sent without the resume and both agreements', () => {
  expect(pageForms['career-application'].submit.waitsFor).toEqual([
    'resume',
    'termsAgreed',
    'consentGiven',
  ])
})

it('the investor form asks to fix the errors', () => {
  expect(pageForms.investor.invalidBanner).toBe('Please fix the errors in the form.')
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

  it("only the investor form shows the error's own text", () => {
    for (const [name, form] of Object.entries(pageForms))
      expect(networkFailure(textsOf(form.failure), new Error('Failed to fetch')).message).toBe(
        name === 'investor' ? 'Failed to fetch' : textsOf(form.failure).network,
      )
  })
})

describe('the consent wording', () => {
  it('links to both legal pages', () => {
    const links = forms.contact.fields.flatMap((field) =>
      field.kind === 'checkbox'
        ? field.text.flatMap((part) => (typeof part === 'string' ? [] : [part.href]))
        : [],
    )
    expect(links).toEqual(['/terms-and-conditions', '/privacy-policy', '/privacy-policy'])
  })
})

describe('the fields', () => {
  const field = (form: keyof typeof forms, name: string) =>
    forms[form].fields.find((one) => one.name === name)

  it('warn above 900 of 1000 characters in a contact message', () => {
    expect(field('contact', 'message')).toMatchObject({ warnAbove: 900, max: 1000 })
  })

  it('keep sensitive answers out of drafts', () => {
    const delicate = (form: keyof typeof forms) =>
      forms[form].fields.filter((one) => one.neverInDraft).map((one) => one.name)
    expect(delicate('installation').sort()).toEqual(['certificateCode', 'iban', 'swiftCode'])
    expect(delicate('os-installation').sort()).toEqual(['iban', 'swiftCode'])
  })

  it('have the default limits of a line and of a text', () => {
    expect(limitOf({ kind: 'text' })).toBe(255)
    expect(limitOf({ kind: 'textarea' })).toBe(5000)
    expect(limitOf({ kind: 'text', max: 30 })).toBe(30)
  })

  it('name the HR address in the resume note', () => {
    expect(
      fillIn(field('career-application', 'resume')?.hint ?? '', { hrEmail: 'hr@x.y' }),
    ).toMatch(
      /email your application.* to hr@x\.y right after submitting; otherwise it will not be considered/,
    )
  })

  it('are in sections with the specified titles', () => {
    const titles = (form: 'os-installation' | 'local-partner', partOf?: string) => {
      const sections: readonly Section[] = pageForms[form].sections
      return sections.flatMap((one) => (one.title && one.partOf === partOf ? [one.title] : []))
    }
    expect(titles('os-installation')).toEqual([
      'Identification',
      'Create your store on the app',
      'Store Activation',
    ])
    expect(titles('local-partner')).toEqual(['Personal Information', 'Company'])
    expect(titles('local-partner', 'Company')).toEqual(['Company Address'])
  })
})
