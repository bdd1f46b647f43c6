import { describe, expect, it } from 'vitest'
import { brand } from '../../brand'
import { checkForm } from './check'
import type { IntakeForm } from './define-form'
import { expectations } from '../testing/expectations'
import type { FormName } from '../names'
import { forms } from '../table'

const messageOf = (name: FormName, change: Record<string, unknown>) => {
  const form: IntakeForm = forms[name]
  const checked = checkForm(form, { ...expectations[name].sample, ...change })
  return checked.ok ? undefined : checked.refusal.message
}

const valueOf = (name: FormName, change: Record<string, unknown>, field: string) => {
  const form: IntakeForm = forms[name]
  const checked = checkForm(form, { ...expectations[name].sample, ...change })
  return checked.ok ? checked.value[field] : checked.refusal
}

describe('the contact form', () => {
  it.each([undefined, null])('has the subject Support if none is given (%s)', (subject) => {
    expect(valueOf('contact', { subject }, 'subject')).toBe('Support')
  })

  it('refuses a blank subject', () => {
    expect(messageOf('contact', { subject: '' })).toBe(
      'Subject must be one of the options offered.',
    )
  })

  it('refuses a line break in a name', () => {
    for (const name of ['Ana\nSá', 'Ana\tSá', 'Ana\r\nSá'])
      expect(messageOf('contact', { firstName: name })).toBe(
        'First Name contains characters that cannot be stored.',
      )
  })

  it('refuses a lone carriage return in a message', () => {
    expect(messageOf('contact', { message: 'a\rb' })).toBe(
      'Message contains characters that cannot be stored.',
    )
  })

  it('keeps the spaces around a name', () => {
    expect(valueOf('contact', { firstName: ' Ana ' }, 'firstName')).toBe(' Ana ')
  })

  it('explains that a number is not a name', () => {
    expect(messageOf('contact', { firstName: 7 })).toBe('First Name must be text.')
  })
})

describe('an answer of nothing visible', () => {
  it.each([
    ['zero-width spaces', '\u200B\u200B'],
    ['a Hangul filler', '\u3164'],
    ['tag characters', '\u{E0041}\u{E0042}\u{E007F}'],
    ['a variation selector', '\uFE0F'],
    ['joiners', '\u200C\u200D\u2060'],
    ['a soft hyphen', '\u00AD'],
    ['bidi marks', '\u202E\u2066\u2069'],
    ['a blank braille pattern', '\u2800'],
    ['a byte order mark', '\uFEFF'],
    ['spaces around them', ' \u200B \u3164 '],
  ])('is blank: %s', (_what, nothing) => {
    expect(messageOf('contact', { firstName: nothing })).toBe('First name is required')
    expect(messageOf('contact', { message: nothing })).toBe('Message is required')
    expect(messageOf('investor', { companyName: nothing })).toBe('Company Name is required.')
    expect(messageOf('installation', { businessPhone: `${brand.phonePrefix}${nothing}` })).toBe(
      'Business Phone is required.',
    )
  })

  it.each(['❤\uFE0F', '👩\u200D👧', 'Ana\u200B', 'می\u200Cخواهم', '0'])(
    'is not one that shows something: %j',
    (name) => {
      expect(valueOf('contact', { firstName: name }, 'firstName')).toBe(name)
    },
  )
})

describe('cashback', () => {
  it.each(['installation', 'os-installation'] as const)('%s accepts it as a number', (name) => {
    for (const step of [15, 20, 50])
      expect(valueOf(name, { cashbackPercentage: step }, 'cashbackPercentage')).toBe(String(step))
    for (const step of [5, 12, 15.5, 55, -15, Number.NaN, Number.POSITIVE_INFINITY])
      expect(messageOf(name, { cashbackPercentage: step })).toBe(
        'Cashback Percentage must be one of the options offered.',
      )
  })

  it('starts at 10 in a physical store and at 15 in an online one', () => {
    expect(messageOf('installation', { cashbackPercentage: '10' })).toBeUndefined()
    expect(messageOf('os-installation', { cashbackPercentage: '10' })).toBeDefined()
  })

  it('is the only field that may be a number', () => {
    expect(messageOf('installation', { iban: 50 })).toBe('Iban must be text.')
  })
})

describe('phone numbers', () => {
  it.each([
    ['businessPhone', 'Business Phone is required.'],
    ['contactPhone', 'Contact Phone is required.'],
    ['publicPhone', 'Public Phone is required.'],
  ])('a prefix alone is not a %s', (field, message) => {
    for (const value of [brand.phonePrefix, ` ${brand.phonePrefix} `])
      expect(messageOf('installation', { [field]: value })).toBe(message)
  })

  it("a plus alone is not a local partner's phone number", () => {
    expect(messageOf('local-partner', { phoneNumber: '+ ' })).toBe('Phone Number is required.')
  })

  it.each(['912345678', '912 345 678', ' 912 ', '+351912345678', '+ 351', '1'])(
    "an investor's may be %s",
    (phoneNumber) => expect(messageOf('investor', { phoneNumber })).toBeUndefined(),
  )

  it.each([
    '+',
    '+ ',
    '912-345-678',
    '(351) 912',
    '351+912',
    '++351',
    'phone',
    '٣٤٥',
    ' +351 912',
    '9\t1',
  ])("an investor's may not be %s", (phoneNumber) =>
    expect(messageOf('investor', { phoneNumber })).toBeDefined(),
  )

  it("an investor's has its own error message", () => {
    expect(messageOf('investor', { phoneNumber: '912-345' })).toBe('Invalid phone number format.')
  })
})

describe('the optional agreements of the investor form', () => {
  it('count as not ticked when they are missing', () => {
    expect(valueOf('investor', { termsAgreed: undefined }, 'termsAgreed')).toBe(false)
    expect(valueOf('investor', { consentGiven: null }, 'consentGiven')).toBe(false)
  })

  it.each(['true', 1, [], {}])('must be true or false, not %s', (value) => {
    expect(messageOf('investor', { termsAgreed: value })).toBe(
      'Terms Agreed must be true or false.',
    )
  })
})

describe('the time of a consent', () => {
  it.each([
    'yesterday',
    '2026-11-21',
    '2026-11-21T14:27',
    '21/11/2026 14:27',
    '2026-02-30T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-11-21T24:00:00Z',
    '2026-11-21T14:60:00Z',
    '2026-11-21T14:27:00+24:00',
    '1763735220000',
  ])('is not %s', (timestamp) => {
    expect(messageOf('log-consent', { timestamp })).toBe('Timestamp must be an ISO date and time.')
  })
})
