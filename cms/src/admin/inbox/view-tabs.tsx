import { Flex, Typography } from '@strapi/design-system'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { filterOf, readyViews } from './views'

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

const countOf = (counts: Partial<Record<string, number>>, query: string) => {
  const states = new URLSearchParams(query).get('states') ?? ''
  const found = states.split(',').flatMap((state) => counts[state] ?? [])
  const total = found.reduce((sum, count) => sum + count, 0)
  return states === '' || found.length === 0 ? '' : total >= 1000 ? '1000+' : String(total)
}

type Props = { query: string; counts: Partial<Record<string, number>> }

/** The ready-made views, and which of them is shown. */
export const ViewTabs = ({ query, counts }: Props) => (
  <Flex tag="nav" aria-label="Views" gap={1} wrap="wrap">
    {readyViews.map((view) => {
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
