import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  formNames,
  forms,
  limitOf,
  recordedFields,
  sentFields,
  type FormName,
} from '../../contract/index'
import { describe, expect, it } from 'vitest'

type Attribute = {
  type: string
  maxLength?: number
  required?: boolean
  enum?: string[]
  column?: { unique: boolean }
}
type Schema = {
  kind: string
  info: { singularName: string }
  options: { draftAndPublish: boolean }
  attributes: Record<string, Attribute>
}

const types = join(import.meta.dirname, '../../cms/src/api/intake/content-types')
const schemaOf = (name: string) =>
  JSON.parse(readFileSync(join(types, name, 'schema.json'), 'utf8')) as Schema

/** Fields that the server adds to a submission. */
const ownFields: string[] = [...recordedFields]
const ownFieldsOf: Partial<Record<FormName, string[]>> = { newsletter: ['personKey'] }

const columnOf = (field: ReturnType<typeof sentFields>[number]): Attribute =>
  field.kind === 'checkbox'
    ? { type: 'boolean' }
    : { type: field.kind === 'textarea' ? 'text' : 'string', maxLength: limitOf(field) }

describe.each(formNames)('the content type of the form %s', (name) => {
  const { attributes, info, kind, options } = schemaOf(name)
  const own = [...ownFields, ...(ownFieldsOf[name] ?? [])]

  it('has exactly the fields of the form, with their limits', () => {
    const visitors = Object.entries(attributes).filter(([field]) => !own.includes(field))
    const expected = sentFields(forms[name]).map((field) => [field.name, columnOf(field)])
    expect(Object.fromEntries(visitors)).toEqual(Object.fromEntries(expected))
  })

  it('is a collection without drafts, named after the form', () => {
    expect({ kind, name: info.singularName, ...options }).toEqual({
      kind: 'collectionType',
      name,
      draftAndPublish: false,
    })
  })

  it('has a unique reference', () => {
    expect(Object.keys(attributes)).toEqual(expect.arrayContaining(own))
    expect(attributes['reference']?.column).toEqual({ unique: true })
  })
})

it('database constraints keep subscribers and idempotency keys unique', () => {
  expect(schemaOf('newsletter').attributes['personKey']?.column).toEqual({ unique: true })
  expect(schemaOf('idempotency-key').attributes['scope']?.column).toEqual({ unique: true })
})
