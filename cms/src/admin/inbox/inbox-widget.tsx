import { Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system'
import { Widget } from '@strapi/strapi/admin'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { shortTime } from '../look/short-time'
import { listOf, titles } from './lists'
import { StateBadge } from './review-states'
import { type Tray, useInbox } from './use-inbox'

const Count = ({ of: { form }, state, count }: CountProps) =>
  count === 0 ? (
    <Typography textColor="neutral600">0</Typography>
  ) : (
    <Typography tag={Link} to={listOf(form, state)} fontWeight="bold" textColor="primary600">
      {count}
    </Typography>
  )

type CountProps = { of: Tray; state: 'new' | 'in-review'; count: number }

const Heading = ({ children }: { children: ReactNode }) => (
  <Th>
    <Typography variant="sigma" textColor="neutral600">
      {children}
    </Typography>
  </Th>
)

/** What visitors sent and nobody has answered yet, one row a form. */
export function InboxWidget() {
  const inbox = useInbox()
  if (inbox === 'loading') return <Widget.Loading />
  if (inbox === 'failed') return <Widget.Error />
  return (
    <Table colCount={4} rowCount={inbox.trays.length + 1}>
      <Thead>
        <Tr>
          <Heading>Form</Heading>
          <Heading>
            <StateBadge state="new" />
          </Heading>
          <Heading>
            <StateBadge state="in-review" />
          </Heading>
          <Heading>Newest</Heading>
        </Tr>
      </Thead>
      <Tbody>
        {inbox.trays.map((tray) => (
          <Tr key={tray.form}>
            <Td>
              <Typography tag={Link} to={listOf(tray.form, 'new')} textColor="neutral800">
                {titles[tray.form]}
              </Typography>
            </Td>
            <Td>
              <Count of={tray} state="new" count={tray.waiting} />
            </Td>
            <Td>
              <Count of={tray} state="in-review" count={tray.inReview} />
            </Td>
            <Td>
              <Typography textColor="neutral600">
                {tray.newest ? shortTime(tray.newest) : '–'}
              </Typography>
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  )
}
