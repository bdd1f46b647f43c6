import { expect, it } from 'vitest'
import { formNames } from './names'
import { forms, staffViewOf } from './table'

/** Numbers that identify a company or a bank account. */
const SENSITIVE = /iban|swift|vat|nif|certificate/i

it.each(formNames)(
  'staff see tax and bank numbers of the form %s only after revealing them',
  (name) => {
    const { masked = [] } = staffViewOf(name)
    const sensitive = forms[name].fields
      .map((field) => field.name)
      .filter((one) => SENSITIVE.test(one))
    expect([...masked].sort()).toEqual(sensitive.sort())
  },
)
