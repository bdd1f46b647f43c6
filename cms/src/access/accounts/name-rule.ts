import { visibleText } from '@app/contract'

const MAX_LENGTH = 100

/** Characters that show nothing, among them those without a width and the empty pattern of Braille. */
const UNSEEN = /[\n\t\u2800\p{Default_Ignorable_Code_Point}\p{Cf}]/u

const SCRIPTS = [
  'Latin Cyrillic Greek Armenian Georgian Hebrew Arabic Thaana Devanagari Bengali Gurmukhi Gujarati',
  'Oriya Tamil Telugu Kannada Malayalam Sinhala Thai Lao Myanmar Khmer Tibetan Ethiopic',
].flatMap((line) => line.split(' ').map((script) => [script]))

/** The scripts that names in one language combine. */
const COMBINED = [
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Hangul'],
  ['Han', 'Bopomofo'],
]

const alphabets = [...SCRIPTS, ...COMBINED].map((scripts) => {
  const letters = [...scripts, 'Common', 'Inherited'].map((script) => `\\p{scx=${script}}`)
  return new RegExp(`^[${letters.join('')}]*$`, 'u')
})

/** Names stand in logs, histories and emails: nothing in them may hide or reorder text. */
export function nameProblem(name: string): string | undefined {
  if (name.length > MAX_LENGTH) return `A name can have at most ${MAX_LENGTH} characters.`
  if (visibleText(name) !== name || UNSEEN.test(name))
    return 'This name has characters that are not visible. Type it anew.'
  return undefined
}

/** Why the first and the last name, taken together, are refused: their scripts do not belong together. */
export const scriptProblem = (name: string): string | undefined =>
  alphabets.some((alphabet) => alphabet.test(name))
    ? undefined
    : 'This name mixes letters of several scripts, some of which look alike. Write it in one script.'

/** Refuses letters outside ASCII: some look like those of ASCII, so that one email passes for another. */
export const emailProblem = (email: string): string | undefined =>
  /^[\x21-\x7e]*$/.test(email)
    ? undefined
    : 'An email address of staff can have letters without accents, digits and signs only.'
