import { expect, it } from 'vitest'
import { visibleText } from './visible-text'

it.each([
  ['a bidi override', 'invoice\u202Efdp.exe', 'invoice⟨U+202E⟩fdp.exe'],
  ['an isolate', '\u2066a\u2069', '⟨U+2066⟩a⟨U+2069⟩'],
  ['an embedding', '\u202Aa\u202C', '⟨U+202A⟩a⟨U+202C⟩'],
  ['a tag character', 'Hi\u{E0041}\u{E007F}', 'Hi⟨U+E0041⟩⟨U+E007F⟩'],
  ['a control character', 'a\u0007b\u001B[2J', 'a⟨U+0007⟩b⟨U+001B⟩[2J'],
])('%s is shown as a mark', (_what, text, shown) => {
  expect(visibleText(text)).toBe(shown)
  expect(visibleText(shown)).toBe(shown)
})

it.each(['', 'Ana', 'שלום', 'مرحبا', 'a\n\tb', '👩\u200D👩\u200D👧', '❤\uFE0F', '⟨U+202E⟩'])(
  'ordinary text is left alone: %j',
  (text) => {
    expect(visibleText(text)).toBe(text)
  },
)
