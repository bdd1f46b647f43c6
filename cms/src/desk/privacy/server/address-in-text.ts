import { spellingsOf } from './address-spellings'

const WORD = String.raw`[\p{L}\p{N}\p{M}_]`
/** What joins the parts of a name. Other signs before an address are no part of it: *ana@x.org*, /ana@x.org. */
const JOINT = String.raw`[._%+&'’~#-]`
const BEGINS = `(?<!${WORD}${JOINT}{0,64})`
const ENDS = String.raw`(?![.-]*[\p{L}\p{N}\p{M}])`
const DOMAIN = /@[\p{L}\p{N}\p{M}._-]{0,254}[\p{L}\p{N}\p{M}]/gu

const MAX_NAME = 64

/** A pattern for both forms of a character: an accent is one character with its letter, or follows it. */
const inBothForms = (character: string) =>
  [...new Set([character, character.normalize('NFD')])]
    .map((form) => form.replace(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`))
    .join('|')

const literally = (text: string) =>
  [...text.normalize('NFC')].map((character) => `(?:${inBothForms(character)})`).join('')

/** The address itself, in any case and each of its spellings, and not a longer one that contains it. */
export const patternOf = (address: string): RegExp =>
  new RegExp(`${BEGINS}(?:${spellingsOf(address).map(literally).join('|')})${ENDS}`, 'giu')

/** Patterns of a query that finds every text with the address, encoded too, and some others. */
export const likePatternsOf = (address: string): string[] => [
  ...new Set(
    spellingsOf(address).map(
      (spelling) => `%${spelling.normalize('NFC').replace(/[^a-z0-9.-]+/g, '%')}%`,
    ),
  ),
]

/** What may be an address in a text: of `"ana"@x.org`, with the sign before it and without. */
export const addressesIn = (text: string): string[] =>
  [...text.matchAll(DOMAIN)].flatMap(({ index, 0: domain }) => {
    const before = text.slice(Math.max(0, index - MAX_NAME), index)
    const [name = ''] = before.split(/[\s@\p{Cc}]/u).slice(-1)
    const starts = name.matchAll(new RegExp(`${BEGINS}.`, 'gsu'))
    return [...starts].map((start) => (name.slice(start.index) + domain).normalize('NFC'))
  })
