import { forms } from '@beam/contract'
import { expect, it } from 'vitest'
import { addressFields, inboxForms } from './lists'

it.each(inboxForms)('whoever sent %s can be answered', (form) => {
  const asked: string[] = forms[form].fields.map(({ name }) => name)
  expect(addressFields.filter((field) => asked.includes(field))).not.toEqual([])
})
