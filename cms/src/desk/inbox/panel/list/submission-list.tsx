import { wallClock } from '@app/contract'
import { Box, Button, Checkbox, Typography } from '@strapi/design-system'
import { Page as PageState } from '@strapi/strapi/admin'
import { styled } from 'styled-components'
import { AgeCell } from '../../../panel/age-cell'
import { formTitles } from '../../../panel/form-titles'
import { stateBadges } from '../../../panel/state-badges'
import { NoRows, Row, RowLink, RowList } from '../../../../platform/panel/screen/rows'
import { Badge } from '../../../../platform/panel/screen/badge'
import { reasonsOf, SpamMark } from './spam-mark'
import { titleOf } from '../title-of'
import type { Row as Submission, SubmissionPage } from '../types'
import type { Cursor } from '../use-cursor'
import type { Selection } from './use-selection'
import { emptyText } from '../views'

const Item = styled(Row)`
  /* A focused link scrolls to above the bar at the foot of the window. */
  a {
    scroll-margin-block-end: 72px;
  }
  grid-template-columns: 24px minmax(0, 2.2fr) minmax(0, 2fr) minmax(0, 1fr) 96px 104px;
  &[data-focused='true'] {
    background: ${({ theme }) => theme.colors.primary100};
    box-shadow: inset 3px 0 ${({ theme }) => theme.colors.primary600};
  }
  @media (max-width: 767px) {
    grid-template-columns: 24px minmax(0, 1fr) auto;
    .about,
    .assignee {
      grid-column: 2 / 4;
    }
    .age {
      grid-column: 2;
    }
    .state {
      grid-column: 3;
      grid-row: 1;
    }
  }
`

/** The link covers the whole row, and these controls lie above it. */
const Above = styled.span`
  position: relative;
  z-index: 1;
`

type Props = {
  page: SubmissionPage | 'failed' | undefined
  query: string
  /** False while the list of another query is being loaded. */
  isCurrent: boolean
  cursor: Cursor
  selection: Selection
  nameOf: (id: number | null) => string
  onNotSpam: (row: Submission) => void
  onRetry: () => void
}

export function SubmissionList({
  page,
  query,
  isCurrent,
  cursor,
  selection: { selected, toggle },
  nameOf,
  onNotSpam,
  onRetry,
}: Props) {
  if (page === undefined) return <PageState.Loading />
  if (page === 'failed')
    return (
      <Box background="neutral0" padding={8} hasRadius>
        <Typography>The inbox could not be loaded. </Typography>
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      </Box>
    )
  if (page.rows.length === 0) return <NoRows>{emptyText(query)}</NoRows>
  const now = wallClock()
  const isSuspicious = new URLSearchParams(query).has('suspicious')
  return (
    <RowList
      aria-label="Submissions"
      aria-busy={!isCurrent}
      style={isCurrent ? {} : { opacity: 0.5 }}
    >
      {page.rows.map((row, index) => {
        const isAtCursor = row === cursor.row
        // The Tab key reaches only one row: the one at the cursor, else the first.
        const tabIndex = isAtCursor || (cursor.row === undefined && index === 0) ? 0 : -1
        return (
          <Item
            key={row.reference}
            data-focused={isAtCursor}
            data-row={row.reference}
            onFocus={() => cursor.set(row.reference)}
          >
            <Above>
              <Checkbox
                aria-label={`Select ${titleOf(row)}, ${row.reference}`}
                tabIndex={tabIndex}
                checked={selected.has(row.reference)}
                onCheckedChange={() => toggle(row)}
              />
            </Above>
            <Sender row={row} query={query} tabIndex={tabIndex} />
            <About row={row} isSuspicious={isSuspicious} />
            {row.state === 'spam' ? (
              <Above className="assignee">
                <Button
                  variant="tertiary"
                  size="S"
                  tabIndex={tabIndex}
                  onClick={() => onNotSpam(row)}
                >
                  Not spam
                </Button>
              </Above>
            ) : (
              <Typography className="assignee" textColor="neutral600" ellipsis>
                {nameOf(row.assigneeId)}
              </Typography>
            )}
            <AgeCell moment={row.receivedAt} now={now} />
            <span className="state">
              <Badge look={stateBadges[row.state]} />
              <SpamMark spam={row.spam} />
            </span>
          </Item>
        )
      })}
    </RowList>
  )
}

type SenderProps = { row: Submission; query: string; tabIndex: number }

const Sender = ({ row, query, tabIndex }: SenderProps) => (
  <div>
    <RowLink to={`/inbox/${row.reference}?${query}`} tabIndex={tabIndex}>
      {titleOf(row)}
    </RowLink>
    <Typography tag="div" variant="pi" textColor="neutral600" ellipsis>
      {[row.name ? row.email : undefined, row.company].filter(Boolean).join(' · ')}
    </Typography>
  </div>
)

/** The form and what was written; where staff look for spam, also the reasons of the spam score. */
const About = ({ row, isSuspicious }: { row: Submission; isSuspicious: boolean }) => (
  <div className="about">
    <Typography tag="div" ellipsis>
      {formTitles[row.form]}
    </Typography>
    <Typography tag="div" variant="pi" textColor="neutral600" ellipsis>
      {[row.about, row.excerpt].filter(Boolean).join(' – ')}
    </Typography>
    {(isSuspicious || row.state === 'spam') && row.spam.reasons.length > 0 && (
      <Typography tag="div" variant="pi" textColor="danger700">
        {reasonsOf(row.spam).join(' · ')}
      </Typography>
    )}
  </div>
)
