import { type ChoiceField, type Option, t } from '@app/contract'
import { type ComponentProps, useEffect, useState } from 'react'
import { useEachChange } from '../form-values'
import { type useControl, useIntakeForm } from '../intake-form-context'
import { matching } from './matching'

type CountrySearchProps = {
  field: ChoiceField
  options: readonly Option[]
  bindings: ReturnType<typeof useControl>
}

const countOf = ({ length }: readonly Option[]) => {
  if (length === 0) return t('No country matches.')
  return length === 1 ? t('1 country matches.') : t('{count} countries match.', { count: length })
}

/** The country that is typed in full, or the only one that matches. */
function namedBy(query: string, found: readonly Option[]) {
  const typed = query.trim().toLowerCase()
  const only = found.length === 1 ? found[0] : undefined
  return found.find(({ label }) => label.toLowerCase() === typed) ?? only
}

/** A combobox with a list, as the ARIA practices describe it, that sets the native select. */
export function CountrySearch({ field, options, bindings }: CountrySearchProps) {
  const { ids, error, describedBy } = bindings
  const { query, found, active, choose, inputProps } = useCountrySearch(field.name, options)
  const isOpen = active !== undefined
  const isListShown = isOpen && found.length > 0
  const listId = `${ids.control}-list`
  const activeId = isOpen && found[active] ? `${listId}-${active}` : undefined

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  return (
    <>
      <input
        id={ids.control}
        className="country__search field__control"
        role="combobox"
        aria-expanded={isListShown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        aria-required={field.required !== undefined}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy()}
        autoComplete="off"
        spellCheck={false}
        placeholder={t('Choose…')}
        {...inputProps}
      />
      {isListShown && (
        <ul id={listId} className="country__list" role="listbox" aria-label={t('Countries')}>
          {found.map(({ value, label }, index) => (
            <li
              key={value}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              // The focus stays in the search: its blur would close the list before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(value)}
            >
              {label}
            </li>
          ))}
        </ul>
      )}
      <p className={isOpen && !isListShown ? 'country__none' : 'visually-hidden'} role="status">
        {isOpen && query && countOf(found)}
      </p>
    </>
  )
}

function useCountrySearch(name: string, options: readonly Option[]) {
  const { methods, onEdit } = useIntakeForm()
  const [selected, setSelected] = useState<Option>()
  /** Undefined while the field shows the selected country. */
  const [query, setQuery] = useState<string>()
  /** The index of the active option; undefined while the list is closed. */
  const [active, setActive] = useState<number>()
  const found = matching(options, query ?? '')
  const isOpen = active !== undefined

  useEachChange(methods, (values) =>
    setSelected(options.find(({ value }) => value === values[name])),
  )

  const open = () => setActive(Math.max(0, selected ? found.indexOf(selected) : 0))
  const close = () => {
    setQuery(undefined)
    setActive(undefined)
  }
  const choose = (value: string) => {
    methods.setValue(name, value)
    onEdit(name)
    close()
  }

  const inputProps: ComponentProps<'input'> = {
    value: query ?? selected?.label ?? '',
    onFocus: (event) => event.currentTarget.select(),
    onClick: (event) => {
      if (isOpen) return
      event.currentTarget.select()
      open()
    },
    onChange: (event) => {
      setQuery(event.currentTarget.value)
      setActive(0)
    },
    onKeyDown: (event) => {
      const { key } = event
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        const step = key === 'ArrowDown' ? 1 : found.length - 1
        if (isOpen) setActive((active + step) % Math.max(1, found.length))
        else open()
      } else if (isOpen && key === 'Enter') {
        const option = found[active]
        if (option) choose(option.value)
      } else if (isOpen && key === 'Escape') close()
      else return
      event.preventDefault()
    },
    /** Takes what was typed if it names one country. An emptied field clears the selection; otherwise that stays. */
    onBlur: () => {
      const named = query === undefined ? undefined : namedBy(query, found)
      if (named) choose(named.value)
      else if (query?.trim() === '') choose('')
      else close()
    },
  }

  return { query, found, active, choose, inputProps }
}
