import { describe, expect, it } from 'vitest'
import { checkForm } from './check'
import type { Expectation } from '../testing/expectation'
import { expectations } from '../testing/expectations'
import { formNames } from '../names'
import { forms } from '../table'

describe.each(formNames)('%s', (name) => {
  const expected: Expectation = expectations[name]
  const { sample } = expected
  const send = (change: Record<string, unknown>) => checkForm(forms[name], { ...sample, ...change })

  const refused = (change: Record<string, unknown>, field: string, message: string) =>
    expect(send(change)).toEqual({
      ok: false,
      refusal: { message, errors: [message], fields: { [field]: message } },
    })

  it('accepts a complete payload unchanged', () => {
    expect(send({})).toEqual({ ok: true, value: sample })
  })

  it.each(Object.entries(expected.required))('requires %s: %s', (field, message) => {
    for (const nothing of [undefined, null, '', '   ', ' \u00A0 '])
      refused({ [field]: nothing }, field, message)
    const { [field]: _, ...rest } = sample
    expect(checkForm(forms[name], rest)).toMatchObject({
      refusal: { fields: { [field]: message } },
    })
  })

  it('accepts a payload without a prototype, as some parsers make it', () => {
    expect(checkForm(forms[name], Object.assign(Object.create(null), sample)).ok).toBe(true)
  })

  it('requires nothing else', () => {
    const asked = { ...expected.required, ...expected.agreements }
    const least = Object.fromEntries(Object.keys(asked).map((field) => [field, sample[field]]))
    expect(checkForm(forms[name], least).ok).toBe(true)
  })

  it('reports every missing field, in the form’s order', () => {
    const asked: Record<string, string> = { ...expected.required, ...expected.agreements }
    const order = Object.keys(sample).filter((field) => field in asked)
    const errors = order.map((field) => asked[field])
    const refusal = {
      message: errors.length === 1 ? errors[0] : 'Please check the fields and try again.',
      errors,
      fields: asked,
    }
    expect(checkForm(forms[name], {})).toEqual({ ok: false, refusal })
  })

  it.each(Object.entries(expected.emails))(
    'requires a valid email address in %s',
    (field, message) => {
      for (const wrong of [
        'ana',
        'ana@',
        '@example.com',
        'ana@example',
        'a b@example.com',
        'ana@exa mple.com',
        'ana@@example.com',
        'ana@b@example.com',
        'ana@example.',
        ' ana@example.com',
        'ana@example.com ',
        'ana@.com',
      ])
        refused({ [field]: wrong }, field, message)
      for (const right of [
        'a@b.c',
        'ana+tag@example.co.uk',
        'josé@exemplo.pt',
        '"x"@y.z',
        'a@b..c',
      ])
        expect(send({ [field]: right })).toMatchObject({ ok: true, value: { [field]: right } })
    },
  )

  it.each(Object.entries(expected.formats))('refuses %s in an invalid format', (field, format) => {
    for (const value of format.wrong) refused({ [field]: value }, field, format.message)
  })

  it.each(Object.entries(expected.limits))('limits the length of %s', (field, { max, message }) => {
    const full = ['x'.repeat(max), '🙂'.repeat(max / 2) + 'x'.repeat(max % 2)]
    for (const value of full) {
      expect(send({ [field]: value })).toMatchObject({ ok: true, value: { [field]: value } })
      refused({ [field]: `${value}x` }, field, message)
    }
  })

  it.each(Object.entries(expected.choices))('accepts only the options of %s', (field, choice) => {
    for (const value of choice.values)
      expect(send({ [field]: value })).toMatchObject({ ok: true, value: { [field]: value } })
    for (const value of ['other', `${choice.values[0]} `, 'constructor', '🙂'])
      refused({ [field]: value }, field, choice.message)
  })

  it.each(Object.entries(expected.agreements))('requires %s to be ticked', (field, message) => {
    for (const value of [undefined, null, false, 'true', 'on', 1, {}, [true]])
      refused({ [field]: value }, field, message)
  })

  it.each(Object.entries(expected.free))('accepts any value in %s', (field, values) => {
    for (const value of values)
      expect(send({ [field]: value })).toMatchObject({ ok: true, value: { [field]: value } })
  })

  it('refuses values that are not text, without throwing', () => {
    const texts = Object.keys(sample).filter((field) => typeof sample[field] === 'string')
    for (const field of texts)
      for (const value of [{}, [], ['x'], true, false, Number.NaN, { toString: 'x' }]) {
        const checked = send({ [field]: value })
        expect(checked).toMatchObject({
          ok: false,
          refusal: { fields: { [field]: expect.any(String) } },
        })
        expect(Object.keys(checked.ok ? {} : (checked.refusal.fields ?? {}))).toEqual([field])
      }
  })

  it('refuses characters that a database cannot store', () => {
    const texts = Object.keys(sample).filter((field) => typeof sample[field] === 'string')
    for (const field of texts)
      for (const character of [
        '\u0000',
        '\u0007',
        '\u001B',
        '\u007F',
        '\u0085',
        '\uD83D',
        '\uDE00',
      ]) {
        const checked = send({ [field]: `x${character}y` })
        expect(checked.ok ? '' : checked.refusal.message).toMatch(
          / contains characters that cannot be stored\.$/,
        )
      }
  })

  it('drops unknown keys', () => {
    const strange = JSON.parse(
      '{"reviewState":"done","id":7,"__proto__":{"email":"x"},"constructor":{"prototype":{}}}',
    ) as object
    const body = { ...sample, termsExtra: 'x' }
    Object.defineProperties(body, Object.getOwnPropertyDescriptors(strange))
    expect(checkForm(forms[name], body)).toEqual({ ok: true, value: sample })
    expect(({} as { email?: string }).email).toBeUndefined()
  })

  it.each([null, undefined, 'text', 7, true, [], [{}], new Date(), new Map(), () => ({})])(
    'refuses a body that is no object: %s',
    (body) => {
      const message = 'The answers must be sent as one JSON object.'
      expect(checkForm(forms[name], body)).toEqual({
        ok: false,
        refusal: { message, errors: [message] },
      })
    },
  )

  it('refuses a huge value quickly', () => {
    for (const field of Object.keys(sample))
      expect(send({ [field]: `a@${'.'.repeat(64_000)}@` }).ok).toBe(false)
  })
})
