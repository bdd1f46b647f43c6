import { expect, it } from 'vitest'
import { spellingsOf } from './address-spellings'

it.each([
  [' Ana@Example.ORG ', ['ana@example.org']],
  ['ana+news@example.org', ['ana+news@example.org']],
  ['Ana@Bücher.example', ['ana@xn--bcher-kva.example', 'ana@bücher.example']],
  ['ana@xn--bcher-kva.example', ['ana@xn--bcher-kva.example', 'ana@bücher.example']],
  [
    'ana@bücher．example',
    ['ana@xn--bcher-kva.example', 'ana@bücher．example', 'ana@bücher.example'],
  ],
  ['ana', ['@ana', 'ana']],
])('%j is found by its key, and by how it was stored earlier', (address, spellings) => {
  expect(spellingsOf(address)).toEqual(spellings)
})
