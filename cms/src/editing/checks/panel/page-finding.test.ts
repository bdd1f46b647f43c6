import { expect, test } from 'vitest'
import { readPageCheck, sentenceOf } from './page-finding'

test('a known rule has a sentence of its own, any other the one of the check', () => {
  const finding = { rule: 'color-contrast', help: 'Elements must meet it', text: 'Pay less' }
  expect(sentenceOf(finding)).toBe('“Pay less” is hard to read on its ground.')
  expect(sentenceOf({ ...finding, rule: 'list' })).toBe('Elements must meet it: “Pay less”.')
  expect(sentenceOf({ ...finding, rule: 'list', text: '' })).toBe('Elements must meet it.')
})

test('of a message of the frame only what belongs there is taken', () => {
  const finding = { rule: 'list', help: 'Help', text: '' }
  const card = { title: 'Title', description: 7, image: 'https://elsewhere.example/a.png' }
  expect(readPageCheck({ findings: [finding, { rule: 1 }, null], card })).toEqual({
    findings: [finding],
    card: { title: 'Title', description: '', image: '' },
  })
  expect(readPageCheck({}).findings).toEqual([])
})
