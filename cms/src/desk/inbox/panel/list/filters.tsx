import { Button, Flex, MultiSelect, MultiSelectOption } from '@strapi/design-system'
import { useNavigate } from 'react-router-dom'
import { ChoiceFilter } from '../../../../platform/panel/screen/choice-filter'
import { formTitles } from '../../../panel/form-titles'
import { isReviewState } from '../../shared/review-states'
import { InboxSearch } from './inbox-search'
import { ReceivedFilter } from './received-filter'
import { stateBadges, stateNames } from '../../../panel/state-badges'
import type { Colleague } from '../types'
import { filterOf } from '../../shared/view-query'

const listIn = (value: string | null) => (value ? value.split(',') : [])

const labelOf = (state: string) => (isReviewState(state) ? stateBadges[state].label : state)
const formTitleOf = (form: string | undefined) =>
  Object.entries(formTitles).find(([name]) => name === form)?.[1] ?? ''

type Props = { query: string; colleagues: Colleague[] }

export function Filters({ query, colleagues }: Props) {
  const navigate = useNavigate()
  const given = new URLSearchParams(query)

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

  return (
    <Flex gap={2} wrap="wrap" alignItems="end">
      <InboxSearch
        asked={given.get('q') ?? ''}
        onSearch={(q) => setAll({ q }, true)}
        onClear={() => set('q', '')}
      />
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
            {stateBadges[state].label}
          </MultiSelectOption>
        ))}
      </MultiSelect>
      <ChoiceFilter
        label="Assignee"
        all="Anyone"
        choices={[
          ['me', 'Me'],
          ['none', 'Unassigned'],
          ...colleagues.map(({ id, name }) => [String(id), name] as const),
        ]}
        chosen={given.get('assignee') ?? ''}
        onChoose={(assignee) => set('assignee', assignee)}
      />
      <ReceivedFilter given={given} onChange={setAll} />
      <Button variant="tertiary" size="S" onClick={() => navigate('/inbox')}>
        Clear filters
      </Button>
    </Flex>
  )
}
