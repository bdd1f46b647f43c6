import { wallClock } from '@app/contract'
import { Typography } from '@strapi/design-system'
import { styled } from 'styled-components'
import { AgeCell } from '../../panel/age-cell'
import { formTitles } from '../../panel/form-titles'
import { mailKinds, mailStates } from '../../panel/mail-states'
import { Badge } from '../../../platform/panel/screen/badge'
import { NoRows, Row, RowLink, RowList } from '../../../platform/panel/screen/rows'
import type { MailRow } from './types'

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

type Props = { rows: MailRow[]; query: string }

export function MailList({ rows, query }: Props) {
  if (rows.length === 0) return <NoRows>No emails match.</NoRows>
  const now = wallClock()
  return (
    <RowList aria-label="Emails">
      {rows.map((mail) => (
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
          <AgeCell moment={mail.queuedAt} now={now} />
          <span className="state">
            <Badge look={mailStates[mail.state]} />
          </span>
        </Item>
      ))}
    </RowList>
  )
}
