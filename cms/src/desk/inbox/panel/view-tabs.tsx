import { Button, Flex, Typography } from '@strapi/design-system'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { Counts } from './types'
import { filterOf } from '../shared/view-query'
import type { Views } from './use-views'
import { ViewNameButton } from './view-name-button'
import { predefinedViews, totalOf } from './views'

const Tab = styled(Link)`
  padding: 8px 12px;
  border-radius: 4px;
  text-decoration: none;
  color: ${({ theme }) => theme.colors.neutral700};
  &[aria-current='page'] {
    background: ${({ theme }) => theme.colors.primary100};
    color: ${({ theme }) => theme.colors.primary700};
  }
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
  }
`

type Props = {
  query: string
  counts: Counts | undefined
  /** Of views other than the current one, by name. */
  viewCounts: ReadonlyMap<string, string>
  own: Views
}

/** Tabs for the predefined views and the user's own; the current one, and those that must not be missed, show their number of submissions. */
export function ViewTabs({ query, counts, viewCounts, own }: Props) {
  const isCurrent = (view: { query: string }) => filterOf(query) === filterOf(view.query)
  const all = [...predefinedViews, ...own.views]
  const current = own.views.find(isCurrent)
  const countOf = (view: { name: string; query: string }) => {
    const count = isCurrent(view) ? totalOf(counts, query) : (viewCounts.get(view.name) ?? '')
    return count === '' || count === '0' ? '' : ` (${count})`
  }
  return (
    <Flex gap={2} wrap="wrap" justifyContent="space-between">
      <Flex tag="nav" aria-label="Views" gap={1} wrap="wrap">
        {all.map((view) => (
          <Tab
            key={'id' in view ? view.id : view.name}
            to={`/inbox?${view.query}`}
            aria-current={isCurrent(view) ? 'page' : undefined}
          >
            <Typography textColor="inherit" fontWeight={isCurrent(view) ? 'bold' : 'regular'}>
              {view.name}
              {countOf(view)}
            </Typography>
          </Tab>
        ))}
      </Flex>
      {!all.some(isCurrent) && (
        <ViewNameButton
          label="Save this view"
          title="Save this view"
          initial=""
          onName={(name) => own.save(name, filterOf(query))}
        />
      )}
      {current && (
        <Flex gap={1}>
          <ViewNameButton
            key={current.name}
            label="Rename view"
            title={`Rename “${current.name}”`}
            initial={current.name}
            onName={(name) => own.rename(current, name)}
          />
          <Button variant="ghost" size="S" onClick={() => void own.remove(current)}>
            Delete view
          </Button>
        </Flex>
      )}
    </Flex>
  )
}
