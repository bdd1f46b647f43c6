import { Button, Flex, Searchbar, SearchForm } from '@strapi/design-system'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { mailStates } from '../../panel/mail-states'
import type { MailStatus } from './types'

const views = [
  { name: 'All', state: '' },
  ...Object.entries(mailStates).map(([state, { label }]) => ({ name: label, state })),
]

type Props = { query: string; counts: MailStatus['counts'] | undefined }

/** States as tabs with their counts, and a search by reference or address. */
export function MailFilters({ query, counts }: Props) {
  const navigate = useNavigate()
  const given = new URLSearchParams(query)
  const asked = given.get('q') ?? ''
  const [text, setText] = useState(asked)
  useEffect(() => setText(asked), [asked])
  const current = given.get('states') ?? ''
  const open = (states: string, q: string) =>
    navigate(`/mail?${new URLSearchParams({ ...(states && { states }), ...(q && { q }) })}`)
  const countOf = (state: string) => {
    const count = Object.entries(counts ?? {}).find(([name]) => name === state)?.[1] ?? 0
    return count >= 1000 ? '1,000+' : String(count)
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Flex gap={2} wrap="wrap" role="group" aria-label="State">
        {views.map(({ name, state }) => (
          <Button
            key={state}
            size="S"
            variant={state === current ? 'default' : 'tertiary'}
            aria-pressed={state === current}
            onClick={() => open(state, asked)}
          >
            {state === '' ? name : `${name} ${countOf(state)}`}
          </Button>
        ))}
      </Flex>
      <SearchForm
        onSubmit={(event) => {
          event.preventDefault()
          open(current, text.trim())
        }}
      >
        <Searchbar
          name="q"
          size="S"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onClear={() => open(current, '')}
          clearLabel="Clear the search"
          placeholder="Reference or email address"
        >
          Search emails
        </Searchbar>
      </SearchForm>
    </Flex>
  )
}
