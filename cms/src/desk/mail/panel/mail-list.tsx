import { wallClock } from '@app/contract'
import { Box, LinkButton, Typography } from '@strapi/design-system'
import { Page as PageState } from '@strapi/strapi/admin'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { ageOf } from '../../panel/age'
import { formTitles } from '../../panel/form-titles'
import { formatDateTime } from '../../../platform/panel/look/format-date-time'
import { mailKinds, MailStateBadge } from '../../panel/mail-states'
import { Row, RowLink, RowList } from '../../panel/row-list'
import type { MailPage } from './types'

const Item = styled(Row)`
  grid-template-columns: minmax(0, 2fr) minmax(0, 1.4fr) 96px minmax(0, 190px);
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr) auto;
    .what,
    .state {
      grid-column: 1 / 3;
    }
    .age {
      grid-row: 1;
      grid-column: 2;
    }
  }
`

type Props = { page: MailPage | 'failed' | undefined; query: string }

export function MailList({ page, query }: Props) {
  if (page === undefined) return <PageState.Loading />
  if (page === 'failed') return <PageState.Error />
  if (page.rows.length === 0)
    return (
      <Box background="neutral0" padding={8} hasRadius role="status">
        <Typography textColor="neutral600">No emails match.</Typography>
      </Box>
    )
  const now = wallClock()
  const older = new URLSearchParams(query)
  older.set('olderThan', String(page.rows.at(-1)?.id ?? ''))
  return (
    <>
      <RowList aria-label="Emails">
        {page.rows.map((mail) => (
          <Item key={mail.id}>
            <div>
              <RowLink to={`/mail/${mail.id}?${query}`}>{mail.recipient ?? 'Staff'}</RowLink>
              <Typography tag="div" variant="pi" textColor="neutral600" ellipsis>
                {(mail.state === 'held' ? mail.lastError : mail.subject) ??
                  mail.lastError ??
                  mail.reference}
              </Typography>
            </div>
            <div className="what">
              <Typography tag="div" ellipsis>
                {mailKinds[mail.kind]}
              </Typography>
              <Typography tag="div" variant="pi" textColor="neutral600" ellipsis>
                {formTitles[mail.form]}
              </Typography>
            </div>
            <Typography
              className="age"
              tag="time"
              dateTime={mail.queuedAt}
              title={formatDateTime(mail.queuedAt)}
              textColor="neutral600"
            >
              {ageOf(mail.queuedAt, now)}
            </Typography>
            <span className="state">
              <MailStateBadge state={mail.state} />
            </span>
          </Item>
        ))}
      </RowList>
      {page.hasOlder && (
        <Box>
          <LinkButton tag={Link} variant="tertiary" to={`/mail?${older}`}>
            Older
          </LinkButton>
        </Box>
      )}
    </>
  )
}
