import { Box, Button, Field, Flex, Typography } from '@strapi/design-system'
import { useRef, useState } from 'react'
import { MAX_NOTE_LENGTH } from '../../shared/calls'
import { useAttempt } from '../../../../platform/panel/calls/use-attempt'
import { formatDateTime } from '../../../../platform/panel/look/format-date-time'
import { TextLink } from '../../../../platform/panel/look/text-link'
import { Panel } from '../../../../platform/panel/screen/panel'
import type { Submission } from '../types'
import { IncomingEmail } from './incoming-email'
import { InsertArea, InsertPicker, useInsert } from './insert-picker'
import type { Colleagues } from '../use-colleagues'
import type { InboxCalls } from '../use-inbox-calls'
import { useKeptText } from './use-kept-text'

type Note = Submission['notes'][number]
type Email = Submission['incoming'][number]
type Entry = { at: string } & (
  { note: Note; email?: undefined } | { note?: undefined; email: Email }
)

/** Compares by second, as an email’s time has no milliseconds: a note of the same second stays before it. */
const secondOf = ({ at }: Entry) => Math.floor(Date.parse(at) / 1000)

/** Notes, replies and visitors’ emails, in the order of time. */
const threadOf = ({ notes, incoming }: Submission): Entry[] =>
  [
    ...notes.map((note) => ({ at: note.writtenAt, note })),
    ...incoming.map((email) => ({ at: email.receivedAt, email })),
  ].sort((one, other) => secondOf(one) - secondOf(other))

const OneNote = ({ note }: { note: Note }) => (
  <Box tag="article" background="neutral100" padding={3} hasRadius>
    <Typography variant="pi" textColor="neutral600">
      {note.authorName}
      {note.authorEmail !== null && ` (${note.authorEmail})`}
      {note.mailId === null ? '' : ' replied by email'} · {formatDateTime(note.writtenAt)}
      {note.mailId !== null && (
        <>
          {' · '}
          <TextLink to={`/mail/${note.mailId}`}>View email</TextLink>
        </>
      )}
    </Typography>
    <Typography tag="p" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {note.text}
    </Typography>
  </Box>
)

type Props = {
  submission: Submission
  calls: InboxCalls
  colleagues: Colleagues
  onAdded: () => void
}

/** The thread: notes, which visitors never see, replies, which they got, and their emails. */
export function Notes({ submission, calls, colleagues, onAdded }: Props) {
  const draft = useKeptText<{ text: string }>('note', submission.reference)
  const [found] = useState(draft.read)
  const [text, setText] = useState(found?.text.text ?? '')
  const { isBusy: isSaving, attempt } = useAttempt()
  const latest = useRef(text)
  const write = (written: string) => {
    latest.current = written
    setText(written)
    if (written === '') draft.forget()
    else draft.keep({ text: written })
  }
  const mention = useInsert(text, write, '@')
  const others = colleagues.all
    .filter(({ id }) => id !== colleagues.me)
    .map((one) => ({ ...one, text: `@${one.name} ` }))
  const canAdd = text.trim() !== '' && !isSaving
  const add = () =>
    attempt(async () => {
      await calls.addNote(submission.reference, text)
      // What was typed meanwhile is another note.
      if (latest.current === text) write('')
      onAdded()
    })
  return (
    <Panel title="Notes and replies">
      <Flex direction="column" alignItems="stretch" gap={4}>
        {threadOf(submission).map(({ note, email }) =>
          note ? (
            <OneNote key={`note ${note.id}`} note={note} />
          ) : (
            <IncomingEmail
              key={`email ${email.id}`}
              reference={submission.reference}
              email={email}
            />
          ),
        )}
        <Field.Root
          hint={
            found && text === found.text.text
              ? `You wrote this on ${formatDateTime(found.at)} and did not add it. Only staff can see notes.`
              : 'Only staff can see notes.'
          }
        >
          <Field.Label>New note</Field.Label>
          <InsertArea
            into={mention}
            name="note"
            maxLength={MAX_NOTE_LENGTH}
            onCtrlEnter={() => canAdd && void add()}
          />
          <Field.Hint />
        </Field.Root>
        <Flex justifyContent="space-between" gap={2} wrap="wrap">
          {others.length > 0 && (
            <InsertPicker
              label="Mention a colleague"
              placeholder="Colleague ( @ )"
              from={others}
              into={mention}
            />
          )}
          <Button
            variant="secondary"
            disabled={!canAdd}
            loading={isSaving}
            onClick={() => void add()}
          >
            Add note
          </Button>
        </Flex>
      </Flex>
    </Panel>
  )
}
