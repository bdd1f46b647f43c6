import type { ChoiceField, Option } from '@beam/contract'
import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useControl, useKit } from '../kit'
import { ChoiceList } from './choice-list'
import { FieldFrame } from './field-frame'
import { matching } from './matching'

const told = ([first, ...others]: readonly Option[]) => {
  if (!first) return 'No country matches.'
  return others.length === 0 ? `${first.label} is chosen.` : `${others.length + 1} countries match.`
}

/** A native choice, with a search that shortens its list. */
export function CountryControl({ field }: { field: ChoiceField }) {
  const { methods, edited } = useKit()
  const own = useControl(field)
  const [sought, setSought] = useState('')
  const isSearching = sought.trim() !== ''
  const found = matching(field.options, sought)
  const chosen: unknown = methods.getValues(field.name)
  const shown = field.options.filter((one) => one.value === chosen || found.includes(one))

  const choose = ({ value }: Option) => {
    methods.setValue(field.name, value)
    edited(field.name)
  }

  const search = (words: string) => {
    // At once: only what stands in the list can be chosen.
    flushSync(() => setSought(words))
    const [only, ...others] = words.trim() === '' ? [] : matching(field.options, words)
    if (only && others.length === 0) choose(only)
  }

  // Enter takes the first that is left, rather than sending the form.
  const take = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' && event.key !== 'ArrowDown') return
    event.preventDefault()
    const [first] = found
    if (isSearching && first) choose(first)
    document.getElementById(own.ids.control)?.focus()
  }

  return (
    <FieldFrame field={field} ids={own.ids} error={own.error}>
      <div className="country">
        <input
          className="country__search field__control"
          type="search"
          aria-label="Search the countries"
          aria-controls={own.ids.control}
          placeholder="Search…"
          autoComplete="off"
          value={sought}
          onChange={(event) => search(event.target.value)}
          onKeyDown={take}
        />
        <ChoiceList field={field} options={shown} own={own} />
        <p
          className={isSearching && found.length === 0 ? 'country__none' : 'visually-hidden'}
          role="status"
        >
          {isSearching && told(found)}
        </p>
      </div>
    </FieldFrame>
  )
}
