import type { ChoiceField, PageForm } from '@beam/contract'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { type Methods, useEachChange, type Values } from './values'

/** What stands unsent in each form, in memory only: the browser keeps a page, but not a screen. */
const unsent = new Map<PageForm['name'], { values: Values; search: string }>()

/** Whoever looks at another screen and comes back finds every answer but the file. */
export function useUnsent(form: PageForm, methods: Methods) {
  const { name, fields } = form
  const { setValue } = methods
  const { search } = useLocation()

  useEffect(() => {
    const left = unsent.get(name)
    if (!left) return
    const query = new URLSearchParams(search)
    for (const field of fields) {
      const { fromQuery } = field as Partial<ChoiceField>
      const isAskedAnew = search !== left.search && fromQuery !== undefined && query.has(fromQuery)
      const value = left.values[field.name]
      if (field.kind !== 'file' && value !== undefined && !isAskedAnew) setValue(field.name, value)
    }
  }, [name, fields, search, setValue])

  useEachChange(methods, (values, isEdit) => {
    if (isEdit) unsent.set(name, { values: { ...values }, search })
  })

  return { forget: () => void unsent.delete(name) }
}
