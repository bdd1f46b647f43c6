import { Button, Flex, Typography } from '@strapi/design-system'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { filterOf } from '../../shared/view-query'
import type { Views } from './use-views'
import { ViewNameButton } from './view-name-button'
import { countedViews, isSameView, type KnownTotals, predefinedViews } from '../views'

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
  totals: KnownTotals
  own: Views
}

/**
 * Tabs for the predefined views and the user's own. The current one, and those that must not be missed, show how many
 * submissions they have.
 */
export function ViewTabs({ query, totals, own }: Props) {
  const isCurrent = (view: { query: string }) => isSameView(query, view.query)
  const all = [...predefinedViews, ...own.views]
  const current = own.views.find(isCurrent)
  const isCounted = (view: { query: string }) =>
    isCurrent(view) || countedViews.some((one) => isSameView(one.query, view.query))
  const countOf = (view: { query: string }) => {
    const count = totals.get(filterOf(view.query)) ?? '0'
    return count !== '0' && `(${count})`
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
              {view.name} {isCounted(view) && countOf(view)}
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
