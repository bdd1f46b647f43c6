import { describe, expect, it } from 'vitest'
import { brand } from '../../brand'
import { sentFields, type IntakeForm } from './define-form'
import { file } from './fields'
import { expectations } from '../testing/expectations'
import { formNames } from '../names'
import { newsletter, newsletterBox, normalizedAddress } from '../newsletter'
import { toPayload } from './payload'
import { screenErrors } from './screen'
import { checkForm } from './check'
import { forms } from '../table'

const pdf = { name: 'cv.pdf', type: 'application/pdf' }

const messagesOf = (form: IntakeForm, values: Record<string, unknown>) =>
  Object.entries(screenErrors(form, values))

describe.each(formNames)('the screen of %s', (name) => {
  const form: IntakeForm = forms[name]
  const { sample } = expectations[name]

  it('sends every key of the form and no other', () => {
    expect(sentFields(form).map((field) => field.name)).toEqual(Object.keys(sample))
    expect(toPayload(form, { ...sample, resume: pdf, other: 'x' })).toEqual(sample)
    expect(Object.keys(toPayload(form, {}))).toEqual(Object.keys(sample))
  })

  it('accepts its own payload', () => {
    expect(messagesOf(form, { ...sample, resume: pdf, termsAgreed: true })).toEqual([])
  })
})

describe.each(formNames)('the browser and the server validating %s', (name) => {
  const form: IntakeForm = forms[name]
  const { sample, choices, limits, emails } = expectations[name]
  const long = Object.fromEntries(
    Object.entries(limits).map(([field, { max }]) => [field, 'x'.repeat(max + 1)]),
  )
  const spoilt = Object.fromEntries(
    [...Object.keys(emails), ...Object.keys(choices)].map((field) => [field, 'x']),
  )
  const control = Object.fromEntries(
    sentFields(form)
      .filter(({ kind }) => kind !== 'checkbox')
      .map((field) => [field.name, 'a\u0007b']),
  )

  it.each([
    sample,
    {},
    { ...sample, ...long },
    { ...sample, ...spoilt },
    { ...sample, ...control },
  ])('report the same errors for %o', (values) => {
    const told = checkForm(form, toPayload(form, values))
    const screenOnly = form.fields.filter((field) => field.screenOnly).map(({ name: one }) => one)
    const shown = messagesOf(form, values).filter(([field]) => !screenOnly.includes(field))
    expect(shown).toEqual(told.ok ? [] : Object.entries(told.refusal.fields ?? {}))
  })
})

describe('a file', () => {
  const resumeField = file('resume', {
    required: 'Resume is required',
    accept: {
      type: 'application/pdf',
      extension: '.pdf',
      message: 'Only PDF files are allowed',
    },
  })
  const form: IntakeForm = { ...forms.newsletter, fields: [resumeField] }
  const send = (resume: unknown) => messagesOf(form, { resume })

  it.each([undefined, null, '', [], { length: 0 }])(
    'is required in the browser (%s)',
    (nothing) => {
      expect(send(nothing)).toEqual([['resume', 'Resume is required']])
    },
  )

  it('must be a PDF', () => {
    const message = [['resume', 'Only PDF files are allowed']]
    expect(send({ name: 'cv.docx', type: 'application/msword' })).toEqual(message)
    expect(send({ name: 'cv.pdf', type: 'text/html' })).toEqual(message)
    expect(send([{ name: 'cv.txt', type: '' }])).toEqual(message)
  })

  it('may be a file or a list of files', () => {
    for (const chosen of [pdf, [pdf], { 0: pdf, length: 1 }, { name: 'CV.PDF', type: '' }])
      expect(send(chosen)).toEqual([])
  })
})

describe('phone prefixes', () => {
  const sent = (businessPhone: string) =>
    toPayload(forms.installation, { businessPhone }).businessPhone
  const partner = (phoneNumber: string) =>
    toPayload(forms['local-partner'], { phoneNumber }).phoneNumber

  it.each([
    ['912345678', `${brand.phonePrefix}912345678`],
    [' 912 345 678 ', `${brand.phonePrefix}912345678`],
    ['+351 912-345-678', '+351912345678'],
    ['00351 912 345 678', '+351912345678'],
    ['+44 20 7946 0000', '+442079460000'],
    ['', ''],
    ['  ', ''],
  ])('a store that types "%s" sends "%s"', (typed, carried) => {
    expect(sent(typed)).toBe(carried)
  })

  it.each([
    ['351 912 345 678', '+351912345678'],
    ['+351912345678', '+351912345678'],
    ['', ''],
  ])('a local partner who types "%s" sends "%s"', (typed, carried) => {
    expect(partner(typed)).toBe(carried)
  })
})

describe('the newsletter', () => {
  it('requires the terms in the dialog only, and never sends them', () => {
    expect(messagesOf(newsletter, { email: 'a@b.c', termsAgreed: false })).toEqual([
      ['termsAgreed', 'You must agree to the terms and conditions'],
    ])
    expect(messagesOf(newsletterBox, { email: 'a@b.c' })).toEqual([])
    expect(toPayload(newsletter, { email: 'a@b.c', termsAgreed: true })).toEqual({ email: 'a@b.c' })
  })

  it('has one endpoint at two paths', () => {
    expect([newsletter, newsletterBox].map(({ base, endpoint }) => `${base} ${endpoint}`)).toEqual([
      'secure newsletter/subscribe',
      'api newsletter/subscribe',
    ])
  })

  it('identifies a subscriber regardless of case and spaces', () => {
    expect(normalizedAddress(' Ana@Example.COM ')).toBe('ana@example.com')
  })
})
