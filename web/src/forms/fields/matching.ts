import { type Option, withoutAccents } from '@app/contract'

const normalized = (text: string) =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()

const initials = (label: string) => label.replace(/(\w)\w* ?/g, '$1')

/** The options with a word or initials that start with the query, ignoring accents and case. */
export function matching(options: readonly Option[], query: string): readonly Option[] {
  const start = normalized(query)
  if (start === '') return options
  return options.filter(({ label }) => {
    const text = normalized(label)
    return ` ${text}`.includes(` ${start}`) || initials(text).startsWith(start)
  })
}
