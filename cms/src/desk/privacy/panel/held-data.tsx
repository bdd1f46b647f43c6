import { Box, Flex, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'
import { staffLabelOf } from '../../inbox/shared/field-label'
import { formTitles } from '../../panel/form-titles'
import { Panel } from '../../../platform/panel/screen/panel'
import { stateBadges } from '../../panel/state-badges'
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
    <Flex gap={3} wrap="wrap">
      {children}
    </Flex>
  </Box>
)

const Bold = ({ children }: { children: ReactNode }) => (
  <Typography fontWeight="bold">{children}</Typography>
)

const Aside = ({ children }: { children: ReactNode }) => (
  <Typography textColor="neutral600">{children}</Typography>
)

type KindProps<Row> = {
  title: string
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  renderRow: (row: Row) => ReactNode
  /** Shown above the list. */
  note?: string
}

/** All of one kind, or nothing. */
function Kind<Row>({ title, rows, keyOf, renderRow, note }: KindProps<Row>) {
  if (rows.length === 0) return null
  return (
    <Panel title={`${title} (${rows.length})`}>
      {note && <Aside>{note}</Aside>}
      <Box tag="ul">
        {rows.map((row) => (
          <Line key={keyOf(row)}>{renderRow(row)}</Line>
        ))}
      </Box>
    </Panel>
  )
}

const OTHERS_WORDS =
  'These are other people’s words, so erasing this person leaves them. If the address must go, erase the person who wrote them.'

/** What was found, by kind. */
export function HeldData({ person }: { person: Person }) {
  const { submissions, erasedAt } = person
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {person.hasMore && (
        <Typography role="status">
          Only the newest {submissions.length} submissions are listed. Erase them, and the rest is
          listed.
        </Typography>
      )}
      {erasedAt && (
        <Typography role="status">This person was erased on {formatDateTime(erasedAt)}.</Typography>
      )}
      {heldCount(person) === 0 && <Typography>Nothing is held under this address.</Typography>}
      <Kind
        title="Submissions"
        rows={submissions}
        keyOf={({ id }) => id}
        renderRow={({ form, reference, receivedAt, state, about }) => (
          <>
            <Bold>{formTitles[form]}</Bold>
            <Typography>{reference}</Typography>
            <Badge look={stateBadges[state]} />
            <Aside>{formatDateTime(receivedAt)}</Aside>
            {about && <Typography ellipsis>{about}</Typography>}
          </>
        )}
      />
      <Kind
        title="Emails"
        rows={person.mails}
        keyOf={({ id }) => id}
        renderRow={({ kind, subject, state, queuedAt }) => (
          <>
            <Bold>{subject ?? mailKinds[kind]}</Bold>
            <Badge look={mailStates[state]} />
            <Aside>{formatDateTime(queuedAt)}</Aside>
          </>
        )}
      />
      <Kind
        title="Received emails"
        rows={person.received}
        keyOf={({ id }) => id}
        renderRow={({ reference, receivedAt }) => (
          <>
            <Typography>{reference}</Typography>
            <Aside>{formatDateTime(receivedAt)}</Aside>
          </>
        )}
      />
      <Kind
        title="Named in others’ submissions"
        note={OTHERS_WORDS}
        rows={person.namedIn}
        keyOf={({ reference }) => reference}
        renderRow={({ form, reference, fields }) => (
          <>
            <Bold>{formTitles[form]}</Bold>
            <Typography>{reference}</Typography>
            <Aside>{fields.map((field) => staffLabelOf(form, field)).join(', ')}</Aside>
          </>
        )}
      />
      <Also person={person} />
    </Flex>
  )
}

/** What is not listed one by one. */
const Also = ({ person }: { person: Person }) => (
  <Panel title="Also">
    <Box tag="ul">
      {[
        `Newsletter: ${newsletterTexts[person.newsletter]}`,
        `Notes by staff on these submissions: ${person.noteCount}`,
        `Texts of staff about others that name the address, such as notes and templates: ${person.mentionCount}`,
        `Audit entries, which hold references and no personal data: ${person.auditCount}`,
      ].map((text) => (
        <Line key={text}>
          <Typography>{text}</Typography>
        </Line>
      ))}
    </Box>
  </Panel>
)
