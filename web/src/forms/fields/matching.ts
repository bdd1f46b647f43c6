import type { Option } from '@beam/contract'

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()

const initials = (words: string) => words.replace(/(\w)\w* ?/g, '$1')

/** The options in which a word begins with what was typed, accents aside, or whose initials it is. */
export function matching(options: readonly Option[], typed: string): readonly Option[] {
  const sought = folded(typed)
  if (sought === '') return options
  return options.filter(({ label }) => {
    const words = folded(label)
    return ` ${words}`.includes(` ${sought}`) || initials(words).startsWith(sought)
  })
}
