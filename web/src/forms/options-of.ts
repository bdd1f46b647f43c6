import { type ChoiceField, locale, type Option, translated } from '@app/contract'

/** The options of the contract in the language of the page, and the jobs that editors have added since. */
export function optionsOf(field: ChoiceField, jobs: readonly string[]): readonly Option[] {
  const options = field.options.map(({ value, label }) => ({ value, label: translated(label) }))
  if (field.kind === 'country') {
    const { compare } = new Intl.Collator(locale())
    return options.toSorted((one, other) => compare(one.label, other.label))
  }
  if (!field.offersJobs) return options
  const known = new Set(options.flatMap(({ value, label }) => [value, label]))
  const added = jobs.filter((title) => title !== '' && !known.has(title))
  return [...options, ...added.map((title) => ({ value: title, label: title }))]
}
