import type { ChoiceField, PageForm } from '@app/contract'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { type Methods, useEachChange, type Values } from './form-values'

/** The answers by form, in memory only. The browser restores those of a page, but not of a screen inside it. */
const answersByForm = new Map<PageForm['name'], { values: Values; search: string }>()

/** Restores all answers except the file when a visitor leaves the screen and comes back. */
export function useUnsentAnswers(form: PageForm, methods: Methods) {
  const { name, fields } = form
  const { setValue } = methods
  const { search } = useLocation()

  useEffect(() => {
    const saved = answersByForm.get(name)
    if (!saved) return
    const query = new URLSearchParams(search)
    for (const field of fields) {
      const { fromQuery } = field as Partial<ChoiceField>
      // A link with another query has led here: the option that it names replaces the earlier answer.
      const isPreselected =
        search !== saved.search && fromQuery !== undefined && query.has(fromQuery)
      const value = saved.values[field.name]
      if (field.kind !== 'file' && value !== undefined && !isPreselected)
        setValue(field.name, value)
    }
  }, [name, fields, search, setValue])

  useEachChange(methods, (values, isEdit) => {
    if (isEdit) answersByForm.set(name, { values: { ...values }, search })
  })

  return { discard: () => void answersByForm.delete(name) }
}
