import type { ChoiceField, Option } from '@beam/contract'
import { type KeyboardEvent, useState } from 'react'
import { useControl, useKit } from '../kit'
import { FieldFrame } from './field-frame'
import { matching } from './matching'

const told = (found: readonly Option[]) => {
  const [first] = found
  if (!first) return 'No country matches.'
  return found.length === 1 ? `${first.label} matches.` : `${found.length} countries match.`
}

/** A native choice, with a search that shortens its list. */
export function CountryControl({ field }: { field: ChoiceField }) {
  const { methods, edited } = useKit()
  const { ids, error, control, describedBy } = useControl(field)
  const [sought, setSought] = useState('')
  const found = matching(field.options, sought)
  const chosen: unknown = methods.getValues(field.name)
  const isShown = ({ value }: Option) =>
    value === chosen || found.some((one) => one.value === value)

  const search = (words: string) => {
    setSought(words)
    const [only, ...others] = words.trim() === '' ? [] : matching(field.options, words)
    if (only && others.length === 0) choose(only)
  }

  const choose = ({ value }: Option) => {
    methods.setValue(field.name, value)
    edited(field.name)
  }

  // Enter takes the first that is left, rather than sending the form.
  const take = (event: KeyboardEvent<HTMLInputElement>) => {
    const list = document.getElementById(ids.control)
    if (event.key !== 'Enter' && event.key !== 'ArrowDown') return
    event.preventDefault()
    const [first] = found
    if (sought.trim() !== '' && first) choose(first)
    list?.focus()
  }

  return (
    <FieldFrame field={field} ids={ids} error={error}>
      <div className="country">
        <input
          className="country__search field__control"
          type="search"
          aria-label="Search the countries"
          aria-controls={ids.control}
          placeholder="Search…"
          autoComplete="off"
          value={sought}
          onChange={(event) => search(event.target.value)}
          onKeyDown={take}
        />
        <select
          {...control}
          className="field__control"
          defaultValue={field.default ?? ''}
          autoComplete={field.autocomplete}
          aria-required={field.required !== undefined}
          aria-describedby={describedBy()}
        >
          <option value="">Choose…</option>
          {field.options.filter(isShown).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <span className="visually-hidden" role="status">
        {sought.trim() === '' ? '' : told(found)}
      </span>
    </FieldFrame>
  )
}
