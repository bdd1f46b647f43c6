import { contact, installation } from '@beam/contract'
import { expect, test } from 'vitest'
import { draftOf, readDraft, writeDraft } from './draft'

const shelf = (kept: Record<string, string> = {}) => ({
  kept,
  getItem: (key: string) => kept[key] ?? null,
  setItem: (key: string, value: string) => void (kept[key] = value),
})

const typed = {
  companyName: 'Padaria Sá',
  iban: 'PT50 0002',
  swiftCode: 'BCOM',
  certificateCode: '1234-5678',
  bankName: '  ',
  termsAgreed: true,
  unknown: 'x',
}

test('a draft holds what was typed, and nothing delicate, agreed to or unknown', () => {
  expect(draftOf(installation, typed)).toEqual({ companyName: 'Padaria Sá' })
})

test('a draft is read back as it was written, by the same form only', () => {
  const store = shelf()
  writeDraft(installation, draftOf(installation, typed), store)
  expect(readDraft(installation, store)).toEqual({ companyName: 'Padaria Sá' })
  expect(readDraft(contact, store)).toBeUndefined()
  writeDraft(installation, {}, store)
  expect(readDraft(installation, store)).toBeUndefined()
})

test.each(['', 'null', '[]', '{"companyName":7}', '{', '"x"'])('%s is no draft', (text) => {
  expect(readDraft(installation, shelf({ beam_draft_installation: text }))).toBeUndefined()
})

test('a delicate answer that got into the store does not come out again', () => {
  const store = shelf({ beam_draft_installation: '{"iban":"PT50"}' })
  expect(readDraft(installation, store)).toBeUndefined()
})

test('a full store costs the draft and nothing else', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(() => writeDraft(installation, { city: 'x' }, full)).not.toThrow()
})
