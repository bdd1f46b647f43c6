import { pageForms } from '@app/contract'
import { expect, test } from 'vitest'
import { memoryStore } from '../browser/testing/memory-store'
import { draftOf, readDraft, writeDraft } from './draft'

const { contact, installation } = pageForms

const typed = {
  companyName: 'Padaria Sá',
  iban: 'PT50 0002',
  swiftCode: 'BCOM',
  certificateCode: '1234-5678',
  bankName: '  ',
  termsAgreed: true,
  unknown: 'x',
}

test('a draft holds the answers, but no sensitive ones, no checkboxes and no unknown fields', () => {
  expect(draftOf(installation, typed)).toEqual({ companyName: 'Padaria Sá' })
})

test('a draft is restored to the form that wrote it and to no other', () => {
  const store = memoryStore()
  writeDraft(installation, draftOf(installation, typed), store)
  expect(readDraft(installation, store)).toEqual({ companyName: 'Padaria Sá' })
  expect(readDraft(contact, store)).toBeUndefined()
  writeDraft(installation, {}, store)
  expect(readDraft(installation, store)).toBeUndefined()
})

test.each(['', 'null', '[]', '{"companyName":7}', '{', '"x"'])(
  'the stored text %j is not a draft',
  (text) => {
    const store = memoryStore({ form_draft_installation: text })
    expect(readDraft(installation, store)).toBeUndefined()
  },
)

test('a sensitive answer found in the store is not restored', () => {
  const store = memoryStore({ form_draft_installation: '{"iban":"PT50"}' })
  expect(readDraft(installation, store)).toBeUndefined()
})
