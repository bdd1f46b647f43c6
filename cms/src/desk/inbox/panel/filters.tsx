import {
  Button,
  Flex,
  MultiSelect,
  MultiSelectOption,
  Searchbar,
  SearchForm,
  SingleSelect,
  SingleSelectOption,
} from '@strapi/design-system'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { formTitles } from '../../panel/form-titles'
import { isReviewState } from '../shared/review-states'
import { ReceivedFilter } from './received-filter'
import { reviewStates, stateNames } from '../../panel/review-states'
import type { Colleague } from './types'
import { filterOf } from '../shared/view-query'

const TYPING_PAUSE_MS = 300

const listIn = (value: string | null) => (value ? value.split(',') : [])

const labelOf = (state: string) => (isReviewState(state) ? reviewStates[state].label : state)
const formTitleOf = (form: string | undefined) =>
  Object.entries(formTitles).find(([name]) => name === form)?.[1] ?? ''

type Props = { query: string; colleagues: Colleague[] }

export function Filters({ query, colleagues }: Props) {
  const navigate = useNavigate()
  const given = new URLSearchParams(query)
  const q = given.get('q') ?? ''
  const [text, setText] = useState(q)
  // Another filter’s text; but what was searched for while somebody typed is behind what they typed.
  const searched = useRef(q)
  useEffect(() => {
    if (searched.current !== q) setText(q)
    searched.current = q
  }, [q])

  const setAll = (changes: Record<string, string>, isTyped = false) => {
    const next = new URLSearchParams(filterOf(query))
    next.set('states', given.get('states') ?? '')
    for (const [name, value] of Object.entries(changes)) {
      if (value === '' && name !== 'states') next.delete(name)
      else next.set(name, value)
    }
    navigate(`/inbox?${next.toString()}`, { replace: isTyped })
  }
  const set = (name: string, value: string) => setAll({ [name]: value })

  const searchFor = (typed: string) => {
    searched.current = typed.trim()
    setAll({ q: typed.trim() }, true)
  }
  const search = useRef(searchFor)
  search.current = searchFor
  useEffect(() => {
    if (text.trim() === q) return undefined
    const timer = setTimeout(() => search.current(text), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [q, text])

  return (
    <Flex gap={2} wrap="wrap" alignItems="end">
      <SearchForm
        onSubmit={(event) => {
          event.preventDefault()
          searchFor(text)
        }}
      >
        <Searchbar
          name="q"
          size="S"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onClear={() => set('q', '')}
          clearLabel="Clear the search"
          // Escape leaves the box, as it does every other, rather than clear it.
          onKeyDown={() => undefined}
          placeholder="Name, email, phone, message, reference"
        >
          Search the inbox
        </Searchbar>
      </SearchForm>
      <MultiSelect
        aria-label="Form"
        placeholder="All forms"
        size="S"
        withTags={false}
        customizeContent={(forms: string[] = []) =>
          forms.length === 1 ? formTitleOf(forms[0]) : `${forms.length} forms`
        }
        value={listIn(given.get('forms'))}
        onChange={(forms: string[]) => set('forms', forms.join(','))}
      >
        {Object.entries(formTitles).map(([form, title]) => (
          <MultiSelectOption key={form} value={form}>
            {title}
          </MultiSelectOption>
        ))}
      </MultiSelect>
      <MultiSelect
        aria-label="State"
        placeholder="All states"
        size="S"
        withTags={false}
        customizeContent={(states: string[] = []) => states.map(labelOf).join(', ')}
        value={listIn(given.get('states'))}
        onChange={(states: string[]) => set('states', states.join(','))}
      >
        {stateNames.map((state) => (
          <MultiSelectOption key={state} value={state}>
            {reviewStates[state].label}
          </MultiSelectOption>
        ))}
      </MultiSelect>
      <SingleSelect
        aria-label="Assignee"
        placeholder="Anyone"
        size="S"
        value={given.get('assignee') ?? ''}
        onClear={() => set('assignee', '')}
        onChange={(value: string | number) => set('assignee', String(value))}
      >
        <SingleSelectOption value="me">Me</SingleSelectOption>
        <SingleSelectOption value="none">Unassigned</SingleSelectOption>
        {colleagues.map(({ id, name }) => (
          <SingleSelectOption key={id} value={String(id)}>
            {name}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <ReceivedFilter given={given} onChange={setAll} />
      <Button variant="tertiary" size="S" onClick={() => navigate('/inbox')}>
        Clear filters
      </Button>
    </Flex>
  )
}
