import type { ChoiceField, Option } from '@beam/contract'
import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useControl, useIntakeForm } from '../intake-form-context'
import { ChoiceList } from './choice-list'
import { FieldFrame } from './field-frame'
import { matching } from './matching'

const resultMessage = ([first, ...others]: readonly Option[]) => {
  if (!first) return 'No country matches.'
  return others.length === 0
    ? `${first.label} is selected.`
    : `${others.length + 1} countries match.`
}

/** A native select with a search box that filters its options. */
export function CountryControl({ field }: { field: ChoiceField }) {
  const { methods, onEdit } = useIntakeForm()
  const bindings = useControl(field)
  const [query, setQuery] = useState('')
  const isSearching = query.trim() !== ''
  const found = matching(field.options, query)
  const selected: unknown = methods.getValues(field.name)
  const shown = field.options.filter(
    (option) => option.value === selected || found.includes(option),
  )

  const select = ({ value }: Option) => {
    methods.setValue(field.name, value)
    onEdit(field.name)
  }

  const search = (text: string) => {
    // Rendered at once, because only an option in the list can be selected.
    flushSync(() => setQuery(text))
    const [only, ...others] = text.trim() === '' ? [] : matching(field.options, text)
    if (only && others.length === 0) select(only)
  }

  // Enter selects the first match instead of submitting the form.
  const selectFirst = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' && event.key !== 'ArrowDown') return
    event.preventDefault()
    const [first] = found
    if (isSearching && first) select(first)
    document.getElementById(bindings.ids.control)?.focus()
  }

  return (
    <FieldFrame field={field} ids={bindings.ids} error={bindings.error}>
      <div className="country">
        <input
          className="country__search field__control"
          type="search"
          aria-label="Search countries"
          aria-controls={bindings.ids.control}
          placeholder="Search…"
          autoComplete="off"
          value={query}
          onChange={(event) => search(event.target.value)}
          onKeyDown={selectFirst}
        />
        <ChoiceList field={field} options={shown} bindings={bindings} />
        <p
          className={isSearching && found.length === 0 ? 'country__none' : 'visually-hidden'}
          role="status"
        >
          {isSearching && resultMessage(found)}
        </p>
      </div>
    </FieldFrame>
  )
}
