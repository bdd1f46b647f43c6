import { Box, Button, Field, Flex, TextInput, Textarea, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { Panel } from '../../../platform/panel/panel'
import type { Submission } from './types'
import type { Reply, ReplyText } from './use-reply'

type Props = {
  submission: Submission
  reply: Reply
  onSent: () => void
  onAnswered: () => void
  onClose: () => void
}

/** Writes a reply from the template and sends it; then offers to mark the submission as answered. */
export function ReplyPanel({ submission, reply, onSent, onAnswered, onClose }: Props) {
  const { draft, send } = reply
  const [written, setWritten] = useState<ReplyText>({
    subject: draft?.subject ?? '',
    text: draft?.text ?? '',
  })
  const [isSending, setIsSending] = useState(false)
  const [isSent, setIsSent] = useState(false)

  const submit = async () => {
    setIsSending(true)
    try {
      await send(written)
      setIsSent(true)
      onSent()
    } catch {
      // The call has said why; what was written stays.
    } finally {
      setIsSending(false)
    }
  }

  if (isSent)
    return (
      <Box background="success100" padding={4} hasRadius role="status">
        <Flex gap={3} wrap="wrap" justifyContent="space-between">
          <Typography textColor="success700">Your reply is on its way.</Typography>
          <Flex gap={2}>
            {submission.state !== 'answered' && (
              <Button
                size="S"
                onClick={() => {
                  onAnswered()
                  onClose()
                }}
              >
                Mark as answered
              </Button>
            )}
            <Button size="S" variant="tertiary" onClick={onClose}>
              Close
            </Button>
          </Flex>
        </Flex>
      </Box>
    )
  return (
    <Panel title={`Reply to ${draft?.recipient ?? ''}`}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Field.Root>
          <Field.Label>Subject</Field.Label>
          <TextInput
            value={written.subject}
            maxLength={200}
            onChange={(event: { target: { value: string } }) =>
              setWritten({ ...written, subject: event.target.value })
            }
          />
        </Field.Root>
        <Field.Root>
          <Field.Label>Reply</Field.Label>
          <Textarea
            value={written.text}
            maxLength={10_000}
            rows={14}
            onChange={(event: { target: { value: string } }) =>
              setWritten({ ...written, text: event.target.value })
            }
          />
        </Field.Root>
        <Flex justifyContent="flex-end" gap={2}>
          <Button variant="tertiary" disabled={isSending} onClick={onClose}>
            Discard
          </Button>
          <Button
            loading={isSending}
            disabled={written.subject.trim() === '' || written.text.trim() === ''}
            onClick={() => void submit()}
          >
            Send reply
          </Button>
        </Flex>
      </Flex>
    </Panel>
  )
}
