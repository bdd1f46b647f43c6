import { Box, Flex, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'
import { staffLabelOf } from '../../inbox/shared/field-label'
import { formTitles } from '../../panel/form-titles'
import { Panel } from '../../../platform/panel/screen/panel'
import { reviewStates } from '../../panel/review-states'
import { formatDateTime } from '../../../platform/panel/look/format-date-time'
import { Badge } from '../../../platform/panel/screen/badge'
import { mailStates, mailKinds } from '../../panel/mail-states'
import { heldCount } from './erase-button'
import type { Person } from './types'

const newsletterTexts = {
  subscribed: 'Subscribed',
  pending: 'Not confirmed: nothing is sent to this address',
  left: 'Left: kept as a hash, so that nothing is sent to this address',
  none: 'Not subscribed',
}

const Line = ({ children }: { children: ReactNode }) => (
  <Box tag="li" paddingTop={2} paddingBottom={2}>
    {children}
  </Box>
)

/** What was found, by kind. */
export function HeldData({ person }: { person: Person }) {
  const {
    submissions,
    mails,
    received,
    noteCount,
    mentionCount,
    namedIn,
    newsletter,
    auditCount,
    erasedAt,
    hasMore,
  } = person
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {hasMore && (
        <Typography role="status">
          Only the newest {submissions.length} submissions are listed. Erase them, and the rest is
          listed.
        </Typography>
      )}
      {erasedAt && (
        <Typography role="status">This person was erased on {formatDateTime(erasedAt)}.</Typography>
      )}
      {heldCount(person) === 0 && <Typography>Nothing is held under this address.</Typography>}
      {submissions.length > 0 && (
        <Panel title={`Submissions (${submissions.length})`}>
          <Box tag="ul">
            {submissions.map(({ id, form, reference, receivedAt, state, about }) => (
              <Line key={id}>
                <Flex gap={3} wrap="wrap">
                  <Typography fontWeight="bold">{formTitles[form]}</Typography>
                  <Typography>{reference}</Typography>
                  <Badge look={reviewStates[state]} />
                  <Typography textColor="neutral600">{formatDateTime(receivedAt)}</Typography>
                  {about && <Typography ellipsis>{about}</Typography>}
                </Flex>
              </Line>
            ))}
          </Box>
        </Panel>
      )}
      {mails.length > 0 && (
        <Panel title={`Emails (${mails.length})`}>
          <Box tag="ul">
            {mails.map(({ id, kind, subject, state, queuedAt }) => (
              <Line key={id}>
                <Flex gap={3} wrap="wrap">
                  <Typography fontWeight="bold">{subject ?? mailKinds[kind]}</Typography>
                  <Badge look={mailStates[state]} />
                  <Typography textColor="neutral600">{formatDateTime(queuedAt)}</Typography>
                </Flex>
              </Line>
            ))}
          </Box>
        </Panel>
      )}
      {received.length > 0 && (
        <Panel title={`Received emails (${received.length})`}>
          <Box tag="ul">
            {received.map(({ id, reference, receivedAt }) => (
              <Line key={id}>
                <Flex gap={3} wrap="wrap">
                  <Typography>{reference}</Typography>
                  <Typography textColor="neutral600">{formatDateTime(receivedAt)}</Typography>
                </Flex>
              </Line>
            ))}
          </Box>
        </Panel>
      )}
      {namedIn.length > 0 && (
        <Panel title={`Named in others’ submissions (${namedIn.length})`}>
          <Typography tag="p" textColor="neutral600">
            These are other people’s words, so erasing this person leaves them. If the address must
            go, erase the person who wrote them.
          </Typography>
          <Box tag="ul">
            {namedIn.map(({ form, reference, fields }) => (
              <Line key={reference}>
                <Flex gap={3} wrap="wrap">
                  <Typography fontWeight="bold">{formTitles[form]}</Typography>
                  <Typography>{reference}</Typography>
                  <Typography textColor="neutral600">
                    {fields.map((field) => staffLabelOf(form, field)).join(', ')}
                  </Typography>
                </Flex>
              </Line>
            ))}
          </Box>
        </Panel>
      )}
      <Panel title="Also">
        <Box tag="ul">
          <Line>
            <Typography>Newsletter: {newsletterTexts[newsletter]}</Typography>
          </Line>
          <Line>
            <Typography>Notes by staff on these submissions: {noteCount}</Typography>
          </Line>
          <Line>
            <Typography>
              Texts of staff about others that name the address, such as notes and templates:{' '}
              {mentionCount}
            </Typography>
          </Line>
          <Line>
            <Typography>
              Audit entries, which hold references and no personal data: {auditCount}
            </Typography>
          </Line>
        </Box>
      </Panel>
    </Flex>
  )
}
