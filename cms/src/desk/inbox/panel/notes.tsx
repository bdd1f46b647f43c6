import { Box, Button, Field, Flex, Textarea, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { MAX_NOTE_LENGTH } from '../shared/calls'
import { formatDateTime } from '../../../platform/panel/look/format-date-time'
import { TextLink } from '../../../platform/panel/look/text-link'
import { Panel } from '../../../platform/panel/panel'
import type { Submission } from './types'
import type { InboxCalls } from './use-inbox-calls'

type Props = { submission: Submission; calls: InboxCalls; onAdded: () => void }

/** The thread: notes, which visitors never see, and replies, which they got. */
export function Notes({ submission, calls, onAdded }: Props) {
  const [text, setText] = useState('')
  const [isSaving, setIsSaving] = useState(false)
  const add = async () => {
    setIsSaving(true)
    try {
      await calls.addNote(submission.reference, text)
      setText('')
      onAdded()
    } catch {
      // addNote has already shown the error; keep the text.
    } finally {
      setIsSaving(false)
    }
  }
  return (
    <Panel title="Notes and replies">
      <Flex direction="column" alignItems="stretch" gap={4}>
        {submission.notes.map((note) => (
          <Box key={note.id} tag="article" background="neutral100" padding={3} hasRadius>
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
        ))}
        <Field.Root hint="Only staff can see notes.">
          <Field.Label>New note</Field.Label>
          <Textarea
            value={text}
            maxLength={MAX_NOTE_LENGTH}
            onChange={(event: { target: { value: string } }) => setText(event.target.value)}
          />
          <Field.Hint />
        </Field.Root>
        <Flex justifyContent="flex-end">
          <Button
            variant="secondary"
            disabled={text.trim() === ''}
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
