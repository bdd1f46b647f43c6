import { Flex, Typography } from '@strapi/design-system'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { isReviewState } from '../../inbox/review-states'
import type { Counts } from './types'
import { filterOf, predefinedViews } from './views'

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

function countOf(counts: Counts | undefined, query: string): string {
  const states = new URLSearchParams(query).get('states')?.split(',') ?? []
  const found = states.filter(isReviewState).flatMap((state) => counts?.states[state] ?? [])
  if (counts === undefined || found.length === 0) return ''
  const total = found.reduce((sum, count) => sum + count, 0)
  return total >= counts.limit ? `${counts.limit}+` : String(total)
}

type Props = { query: string; counts: Counts | undefined }

/** Tabs for the predefined views; the current one shows its number of submissions. */
export const ViewTabs = ({ query, counts }: Props) => (
  <Flex tag="nav" aria-label="Views" gap={1} wrap="wrap">
    {predefinedViews.map((view) => {
      const isCurrent = filterOf(query) === filterOf(view.query)
      return (
        <Tab
          key={view.name}
          to={`/inbox?${view.query}`}
          aria-current={isCurrent ? 'page' : undefined}
        >
          <Typography textColor="inherit" fontWeight={isCurrent ? 'bold' : 'regular'}>
            {view.name}
            {isCurrent && countOf(counts, view.query) && ` (${countOf(counts, view.query)})`}
          </Typography>
        </Tab>
      )
    })}
  </Flex>
)
