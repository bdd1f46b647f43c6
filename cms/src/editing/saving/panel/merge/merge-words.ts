import { compareWords, type Piece } from '../../../panel/changed-words'

/** What replaces the letters of the base from start to end. */
type Change = { start: number; end: number; text: string }

/** The changed pieces of one side, by how much unchanged text stands before them. */
function changedIn(pieces: Piece[]): Map<number, string> {
  const found = new Map<number, string>()
  let offset = 0
  for (const { text, isChanged } of pieces) {
    if (isChanged) found.set(offset, (found.get(offset) ?? '') + text)
    else offset += text.length
  }
  return found
}

function changesBetween(base: string, other: string): Change[] {
  const { left, right } = compareWords(base, other)
  const [removed, added] = [changedIn(left), changedIn(right)]
  let shift = 0
  return [...new Set([...removed.keys(), ...added.keys()])]
    .sort((one, two) => one - two)
    .map((offset) => {
      const gone = removed.get(offset) ?? ''
      const start = offset + shift
      shift += gone.length
      return { start, end: start + gone.length, text: added.get(offset) ?? '' }
    })
}

const isSame = (one: Change, other: Change) =>
  one.start === other.start && one.end === other.end && one.text === other.text

const meets = (one: Change, other: Change) => one.start <= other.end && other.start <= one.end

/** A text with the changes of both sides; undefined where they changed the same words. */
export function mergeWords(base: string, theirs: string, mine: string): string | undefined {
  const first = changesBetween(base, theirs)
  const second = changesBetween(base, mine).filter(
    (change) => !first.some((other) => isSame(change, other)),
  )
  if (second.some((change) => first.some((other) => meets(change, other)))) return undefined
  return [...first, ...second]
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), base)
}
