import { normalWord, WORDS, wordsOf } from './terms'
import type { Part, SearchEntry } from './entries'

/** A piece of text, and whether it is a word that the visitor searched for. */
export type Piece = { text: string; isMatch: boolean }

/** The most characters of a snippet. */
const LENGTH = 180
/** The most characters before the match, in a snippet that does not begin with a sentence. */
const LEAD = 60

const countIn = (texts: string[], terms: ReadonlySet<string>) =>
  new Set(
    texts
      .flatMap(wordsOf)
      .map(normalWord)
      .filter((word) => terms.has(word)),
  ).size

/** The part in which most of the words stand, or undefined if none does. */
export function bestPart({ parts }: SearchEntry, terms: ReadonlySet<string>): Part | undefined {
  let best: Part | undefined
  let most = 0
  for (const part of parts) {
    const count = countIn([...part.headings, ...part.texts], terms)
    if (count > most) [best, most] = [part, count]
  }
  return best
}

export const hasTerm = (text: string, terms: ReadonlySet<string>) => countIn([text], terms) > 0

/** The text around the first match, from sentence to sentence if they are short, or else cut between words. */
export function snippet(text: string, terms: ReadonlySet<string>): Piece[] {
  const whole = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  const first = [...whole.matchAll(WORDS)].find(([word]) => terms.has(normalWord(word)))
  const starts = sentenceStarts(whole)
  const match = first?.index ?? 0
  const start =
    starts.find((position) => position <= match && position >= match - LENGTH / 2) ??
    cutBefore(whole, match)
  const end = starts.findLast(
    (position) => position > Math.max(match, start + LENGTH / 2) && position <= start + LENGTH,
  )
  const cut = end ?? cutAfter(whole, start)
  return [
    ...(starts.includes(start) ? [] : [{ text: '… ', isMatch: false }]),
    ...marked(whole.slice(start, cut).trimEnd(), terms),
    ...(starts.includes(cut) ? [] : [{ text: ' …', isMatch: false }]),
  ]
}

/** Where sentences start, and where the last one ends. */
const sentenceStarts = (text: string) => [
  0,
  ...[...text.matchAll(/[.!?][’”)]* (?=\p{Lu})/gu)].map(({ 0: end, index }) => index + end.length),
  text.length,
]

const cutBefore = (text: string, position: number) => text.indexOf(' ', position - LEAD) + 1

/** The last space that fits; a text without spaces is cut between two characters. */
function cutAfter(text: string, start: number): number {
  if (start + LENGTH >= text.length) return text.length
  const space = text.lastIndexOf(' ', start + LENGTH)
  if (space > start) return space
  const cut = start + LENGTH
  return /[\ud800-\udbff]/.test(text.charAt(cut - 1)) ? cut - 1 : cut
}

export function marked(text: string, terms: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    if (!terms.has(normalWord(word))) continue
    if (index > from) pieces.push({ text: text.slice(from, index), isMatch: false })
    pieces.push({ text: word, isMatch: true })
    from = index + word.length
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isMatch: false })
  return pieces
}
