import { pageForms, screenErrors, toPayload } from '@app/contract'
import { expect, it } from 'vitest'
import { hasFilledHoneypot, postedValues } from './posted-values'

const sent = (values: Record<string, string>) => new URLSearchParams(values)

it('each control has the value that it has in the browser', () => {
  const values = postedValues(
    pageForms.contact,
    sent({ subject: 'Investors', firstName: '', message: 'one\r\ntwo', termsAgreed: 'on' }),
  )
  expect(values).toEqual({
    subject: 'Investors',
    firstName: '',
    lastName: undefined,
    email: undefined,
    message: 'one\ntwo',
    termsAgreed: true,
    consentGiven: false,
  })
  expect(toPayload(pageForms.contact, values)).toMatchObject({ message: 'one\ntwo', email: '' })
})

it('a message of a thousand characters in a hundred lines is not too long', () => {
  const message = Array.from({ length: 100 }, () => 'nine char').join('\r\n')
  const values = postedValues(pageForms.contact, sent({ message }))
  expect(screenErrors(pageForms.contact, values)).not.toHaveProperty('message')
})

it.each([
  ['resume.PDF', undefined],
  ['', 'Resume is required'],
  ['resume.docx', 'Only PDF files are allowed'],
])('of a file the name is sent: %j', (name, message) => {
  const form = pageForms['career-application']
  const values = postedValues(form, sent({ resume: name }))
  expect(screenErrors(form, values)['resume']).toBe(message)
  expect(toPayload(form, values)).not.toHaveProperty('resume')
})

it('nothing is taken that is not a field of the form', () => {
  const values = postedValues(
    pageForms.contact,
    sent({ __proto__: 'x', constructor: 'x', id: '7' }),
  )
  expect(Object.keys(values)).toEqual(pageForms.contact.fields.map(({ name }) => name))
})

it('a filled honeypot is noticed', () => {
  expect(hasFilledHoneypot(sent({ furtherRemarks: 'x' }))).toBe(true)
  for (const empty of [sent({}), sent({ furtherRemarks: '  ' })])
    expect(hasFilledHoneypot(empty)).toBe(false)
})
