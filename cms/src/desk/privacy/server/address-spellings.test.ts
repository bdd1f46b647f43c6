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
])(
  '%j is looked for in texts by its key, as given, and in its own letters',
  (address, spellings) => {
    expect(spellingsOf(address)).toEqual(spellings)
  },
)
