import type { ChoiceField, PageForm } from '@app/contract'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { optionsOf } from './options-of'
import type { Methods } from './form-values'

const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Preselects the options named by the query of the page's address. */
export function usePreselectedOptions(
  { fields }: Pick<PageForm, 'fields'>,
  { getValues, setValue }: Methods,
  jobs: readonly string[],
) {
  const { search } = useLocation()
  const jobTitles = jobs.join('\n')
  useEffect(() => {
    const query = new URLSearchParams(search)
    for (const field of fields as readonly Partial<ChoiceField>[]) {
      const wanted = field.fromQuery && query.get(field.fromQuery)
      if (!wanted || !field.name) continue
      // What the visitor has chosen already stays.
      const chosen = getValues(field.name)
      if (chosen && chosen !== field.default) continue
      const option = optionsOf(field as ChoiceField, jobTitles.split('\n')).find(
        ({ value, label }) => isSame(value, wanted) || isSame(label, wanted),
      )
      if (option) setValue(field.name, option.value)
    }
  }, [fields, search, jobTitles, getValues, setValue])
}
