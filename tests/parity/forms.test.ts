import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  formNames,
  forms,
  limitOf,
  recordedFields,
  sentFields,
  staffFields,
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

/** What the server and its staff add to a visitor's words. */
const ownFields: string[] = [...staffFields, ...recordedFields]
const ownFieldsOf: Partial<Record<FormName, string[]>> = { newsletter: ['personKey'] }

const columnOf = (field: ReturnType<typeof sentFields>[number]): Attribute =>
  field.kind === 'checkbox'
    ? { type: 'boolean' }
    : { type: field.kind === 'textarea' ? 'text' : 'string', maxLength: limitOf(field) }

describe.each(formNames)('what Strapi keeps of the form %s', (name) => {
  const { attributes, info, kind, options } = schemaOf(name)
  const own = [...ownFields, ...(ownFieldsOf[name] ?? [])]

  it('is each answer, with its limit, and no other', () => {
    const visitors = Object.entries(attributes).filter(([field]) => !own.includes(field))
    const expected = sentFields(forms[name]).map((field) => [field.name, columnOf(field)])
    expect(Object.fromEntries(visitors)).toEqual(Object.fromEntries(expected))
  })

  it('is a list that is never published, under the name of the form', () => {
    expect({ kind, name: info.singularName, ...options }).toEqual({
      kind: 'collectionType',
      name,
      draftAndPublish: false,
    })
  })

  it('has room for the staff and a reference that the database keeps unique', () => {
    expect(Object.keys(attributes)).toEqual(expect.arrayContaining(own))
    expect(attributes['reference']?.column).toEqual({ unique: true })
  })
})

it('a subscriber is kept once, and a key is bound once, by the database itself', () => {
  expect(schemaOf('newsletter').attributes['personKey']?.column).toEqual({ unique: true })
  expect(schemaOf('idempotency-key').attributes['scope']?.column).toEqual({ unique: true })
})
