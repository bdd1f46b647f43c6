import { describe, expect, it } from 'vitest'
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
  it.each([undefined, null])('is about Support when it does not say (%s)', (subject) => {
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

  it('keeps the blanks around a name', () => {
    expect(valueOf('contact', { firstName: ' Ana ' }, 'firstName')).toBe(' Ana ')
  })

  it('says what is wrong with a number for a name', () => {
    expect(messageOf('contact', { firstName: 7 })).toBe('First Name must be text.')
  })
})

describe('cashback', () => {
  it.each(['installation', 'os-installation'] as const)('%s takes it as a number', (name) => {
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

  it('is the only answer that may be a number', () => {
    expect(messageOf('installation', { iban: 50 })).toBe('Iban must be text.')
  })
})

describe('phone numbers', () => {
  it.each([
    ['businessPhone', 'Business Phone is required.'],
    ['contactPhone', 'Contact Phone is required.'],
    ['publicPhone', 'Public Phone is required.'],
  ])('a prefix alone is no %s', (field, message) => {
    for (const value of ['+351', ' +351 '])
      expect(messageOf('installation', { [field]: value })).toBe(message)
  })

  it('a plus alone is no phone number of a local partner', () => {
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

  it("says what is wrong with an investor's", () => {
    expect(messageOf('investor', { phoneNumber: '912-345' })).toBe('Invalid phone number format.')
  })
})

describe('the free agreements of the investor form', () => {
  it('count as not given when they are missing', () => {
    expect(valueOf('investor', { termsAgreed: undefined }, 'termsAgreed')).toBe(false)
    expect(valueOf('investor', { consentGiven: null }, 'consentGiven')).toBe(false)
  })

  it.each(['true', 1, [], {}])('must be yes or no, not %s', (value) => {
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
    '2026-11-21T25:00:00Z',
    '1763735220000',
  ])('is not %s', (timestamp) => {
    expect(messageOf('log-consent', { timestamp })).toBe('Timestamp must be an ISO date and time.')
  })
})
