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
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { formTitles } from './form-titles'
import { isReviewState } from '../../inbox/review-states'
import { reviewStates, stateNames } from './review-states'
import type { Colleague } from './types'
import { filterOf } from './views'

const DAY_MS = 86_400_000

/** The start of a period that ends today, in the user's time zone. */
function startOf(period: string): string {
  const midnight = new Date()
  midnight.setHours(0, 0, 0, 0)
  const days = { today: 0, week: 6, month: 29 }[period] ?? 0
  return new Date(midnight.getTime() - days * DAY_MS).toISOString()
}

const periods = [
  ['today', 'Today'],
  ['week', 'Last 7 days'],
  ['month', 'Last 30 days'],
] as const

const listIn = (value: string | null) => (value ? value.split(',') : [])

const labelOf = (state: string) => (isReviewState(state) ? reviewStates[state].label : state)
const formTitleOf = (form: string | undefined) =>
  Object.entries(formTitles).find(([name]) => name === form)?.[1] ?? ''

type Props = { query: string; colleagues: Colleague[] }

export function Filters({ query, colleagues }: Props) {
  const navigate = useNavigate()
  const given = new URLSearchParams(query)
  const [text, setText] = useState(given.get('q') ?? '')
  useEffect(() => setText(new URLSearchParams(query).get('q') ?? ''), [query])

  const set = (name: string, value: string) => {
    const next = new URLSearchParams(filterOf(query))
    next.set('states', given.get('states') ?? '')
    if (value === '' && name !== 'states') next.delete(name)
    else next.set(name, value)
    navigate(`/inbox?${next.toString()}`)
  }
  const from = given.get('from')
  const period = periods.find(([name]) => startOf(name) === from)?.[0] ?? (from ? 'other' : '')

  return (
    <Flex gap={2} wrap="wrap" alignItems="end">
      <SearchForm
        onSubmit={(event) => {
          event.preventDefault()
          set('q', text.trim())
        }}
      >
        <Searchbar
          name="q"
          size="S"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onClear={() => set('q', '')}
          clearLabel="Clear the search"
          placeholder="Name, email, company, reference"
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
      <SingleSelect
        aria-label="Received"
        placeholder="Any time"
        size="S"
        value={period}
        onClear={() => set('from', '')}
        onChange={(value: string | number) => set('from', startOf(String(value)))}
      >
        {periods.map(([name, label]) => (
          <SingleSelectOption key={name} value={name}>
            {label}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Button variant="tertiary" size="S" onClick={() => navigate('/inbox')}>
        Clear filters
      </Button>
    </Flex>
  )
}
