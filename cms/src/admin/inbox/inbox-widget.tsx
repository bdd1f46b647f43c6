import { Box, Typography } from '@strapi/design-system'
import { Widget } from '@strapi/strapi/admin'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { shortTime } from '../look/short-time'
import { listOf, titles } from './lists'
import { reviewStates } from './review-states'
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

const cell = { paddingTop: 1, paddingBottom: 1, textAlign: 'start' } as const

const Heading = ({ children }: { children: ReactNode }) => (
  <Box tag="th" scope="col" {...cell}>
    <Typography variant="sigma" textColor="neutral600">
      {children}
    </Typography>
  </Box>
)

/** What visitors sent and nobody has answered yet, one row a form. */
export function InboxWidget() {
  const inbox = useInbox()
  if (inbox === 'loading') return <Widget.Loading />
  if (inbox === 'failed') return <Widget.Error />
  return (
    <Box tag="table" width="100%">
      <thead>
        <tr>
          <Heading>Form</Heading>
          <Heading>{reviewStates.new.label}</Heading>
          <Heading>{reviewStates['in-review'].label}</Heading>
          <Heading>Newest</Heading>
        </tr>
      </thead>
      <tbody>
        {inbox.trays.map((tray) => (
          <tr key={tray.form}>
            <Box tag="th" scope="row" {...cell}>
              <Typography tag={Link} to={listOf(tray.form, 'new')} textColor="neutral800">
                {titles[tray.form]}
              </Typography>
            </Box>
            <Box tag="td" {...cell}>
              <Count of={tray} state="new" count={tray.waiting} />
            </Box>
            <Box tag="td" {...cell}>
              <Count of={tray} state="in-review" count={tray.inReview} />
            </Box>
            <Box tag="td" {...cell}>
              <Typography textColor="neutral600">
                {tray.newest ? shortTime(tray.newest) : '–'}
              </Typography>
            </Box>
          </tr>
        ))}
      </tbody>
    </Box>
  )
}
