import type { ChoiceField, PageForm } from '@beam/contract'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { optionsOf } from './options-of'
import type { Methods } from './values'

const sameWords = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/** Chooses what the page's address names, where it names something that is offered. */
export function useQueryChoices(
  { fields }: Pick<PageForm, 'fields'>,
  { getValues, setValue }: Methods,
  jobs: readonly string[],
) {
  const { search } = useLocation()
  const offered = jobs.join('\n')
  useEffect(() => {
    const query = new URLSearchParams(search)
    for (const field of fields as readonly Partial<ChoiceField>[]) {
      const asked = field.fromQuery && query.get(field.fromQuery)
      if (!asked || !field.name || getValues(field.name)) continue
      const option = optionsOf(field as ChoiceField, offered.split('\n')).find(
        ({ value, label }) => sameWords(value, asked) || sameWords(label, asked),
      )
      if (option) setValue(field.name, option.value)
    }
  }, [fields, search, offered, getValues, setValue])
}
