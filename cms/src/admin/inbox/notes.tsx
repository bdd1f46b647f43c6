import { Box, Button, Field, Flex, Textarea, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { shortTime } from '../look/short-time'
import { Panel } from './panel'
import type { Submission } from './types'
import type { InboxCalls } from './use-inbox-calls'

type Props = { submission: Submission; calls: InboxCalls; onAdded: () => void }

/** What colleagues tell each other; the visitor never sees it. */
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
      // The call has said why; what was typed stays.
    } finally {
      setIsSaving(false)
    }
  }
  return (
    <Panel title="Notes">
      <Flex direction="column" alignItems="stretch" gap={4}>
        {submission.notes.map((note) => (
          <Box key={note.id} tag="article" background="neutral100" padding={3} hasRadius>
            <Typography variant="pi" textColor="neutral600">
              {note.authorName} · {shortTime(note.writtenAt)}
            </Typography>
            <Typography tag="p" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {note.text}
            </Typography>
          </Box>
        ))}
        <Field.Root hint="For colleagues; the visitor never sees it.">
          <Field.Label>New note</Field.Label>
          <Textarea
            value={text}
            maxLength={5000}
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
