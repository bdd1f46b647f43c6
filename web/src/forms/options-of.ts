import type { ChoiceField, Option } from '@app/contract'

/** The options of the contract, and the jobs that editors have added since. */
export function optionsOf(field: ChoiceField, jobs: readonly string[]): readonly Option[] {
  if (!field.offersJobs) return field.options
  const known = new Set(field.options.map(({ value }) => value))
  const added = jobs.filter((title) => title !== '' && !known.has(title))
  return [...field.options, ...added.map((title) => ({ value: title, label: title }))]
}
