export type Piece = { text: string; isChanged: boolean }

/**
 * Above this many comparisons, all between the first and the last change is marked. Two texts of about 1,000 words
 * reach it, since the blanks between words are compared, too.
 */
const MAX_CELLS = 4_000_000

const wordsOf = (text: string) => text.match(/\s+|[^\s]+/g) ?? []

/** By position, the length of the longest common sequence of words from there on. */
function commonLengths(left: string[], right: string[]): Uint32Array[] {
  const rows = Array.from({ length: left.length + 1 }, () => new Uint32Array(right.length + 1))
  for (let i = left.length - 1; i >= 0; i -= 1)
    for (let j = right.length - 1; j >= 0; j -= 1)
      rows[i]![j] =
        left[i] === right[j]
          ? rows[i + 1]![j + 1]! + 1
          : Math.max(rows[i + 1]![j]!, rows[i]![j + 1]!)
  return rows
}

function joined(words: string[], changed: ReadonlySet<number>): Piece[] {
  const pieces: Piece[] = []
  for (const [index, text] of words.entries()) {
    const last = pieces.at(-1)
    const isChanged = changed.has(index)
    if (last?.isChanged === isChanged) last.text += text
    else pieces.push({ text, isChanged })
  }
  return pieces
}

/** Two texts in pieces: those that only one has are marked. */
export function compareWords(left: string, right: string): { left: Piece[]; right: Piece[] } {
  const [one, other] = [wordsOf(left), wordsOf(right)]
  let start = 0
  while (start < one.length && start < other.length && one[start] === other[start]) start += 1
  let end = 0
  const shorter = Math.min(one.length, other.length)
  while (start + end < shorter && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const middle = one.slice(start, one.length - end)
  const otherMiddle = other.slice(start, other.length - end)

  const changed = new Set(middle.map((_, index) => start + index))
  const otherChanged = new Set(otherMiddle.map((_, index) => start + index))
  if (middle.length * otherMiddle.length <= MAX_CELLS) {
    const lengths = commonLengths(middle, otherMiddle)
    for (let i = 0, j = 0; i < middle.length && j < otherMiddle.length;) {
      if (middle[i] === otherMiddle[j]) {
        changed.delete(start + i)
        otherChanged.delete(start + j)
        i += 1
        j += 1
      } else if (lengths[i + 1]![j]! >= lengths[i]![j + 1]!) i += 1
      else j += 1
    }
  }
  return { left: joined(one, changed), right: joined(other, otherChanged) }
}
