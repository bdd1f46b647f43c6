import { Button, Field, Flex, Textarea, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { TextField } from '../../../platform/panel/screen/text-field'
import { formatDateTime } from '../../../platform/panel/look/format-date-time'
import { Panel } from '../../../platform/panel/screen/panel'
import { AskDialog } from './ask-dialog'
import { InsertPicker, isCtrlEnter, useInsert } from './insert-picker'
import { useKeptText } from './use-kept-text'
import type { ReplyDraft, ReplyText } from './use-reply'

type Props = {
  reference: string
  draft: ReplyDraft
  /** Sends it and, if asked to, marks the submission as answered. */
  onSend: (reply: ReplyText, isAnswer: boolean) => Promise<void>
  onClose: () => void
}

/** Writes a reply, which begins as the template’s, and goes on with one that was begun earlier. */
export function ReplyPanel({ reference, draft, onSend, onClose }: Props) {
  const kept = useKeptText<ReplyText>('reply', reference)
  const [found] = useState(kept.read)
  const [written, setWritten] = useState<ReplyText>(
    found?.text ?? { subject: draft.subject, text: draft.text },
  )
  const [isSending, setIsSending] = useState(false)
  const [asked, setAsked] = useState<{ isAnswer: boolean }>()

  const write = (next: ReplyText) => {
    setWritten(next)
    kept.keep(next)
  }
  const saved = useInsert(written.text, (text) => write({ ...written, text }), '/')
  const send = async (isAnswer: boolean) => {
    setIsSending(true)
    try {
      await onSend(written, isAnswer)
    } catch {
      // The call has said why; what was written stays.
      setIsSending(false)
    }
  }
  const submit = (isAnswer: boolean) => {
    if (written.text.trim() === draft.text.trim()) setAsked({ isAnswer })
    else void send(isAnswer)
  }
  const isEmpty = written.subject.trim() === '' || written.text.trim() === ''

  return (
    <Panel title={`Reply to ${draft.recipient ?? ''}`}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        {found && (
          <Typography textColor="neutral600">
            {`You began this on ${formatDateTime(found.at)} and did not send it.`}
          </Typography>
        )}
        <TextField
          label="Subject"
          value={written.subject}
          maxLength={200}
          onChange={(subject) => write({ ...written, subject })}
        />
        <Field.Root>
          <Field.Label>Reply</Field.Label>
          <Textarea
            ref={saved.area}
            name="reply"
            value={written.text}
            maxLength={10_000}
            rows={14}
            onChange={(event: { target: { value: string } }) =>
              write({ ...written, text: event.target.value })
            }
            onKeyDown={(event) => {
              if (!isCtrlEnter(event)) saved.onKeyDown(event)
              else if (!isEmpty && !isSending) submit(false)
            }}
          />
        </Field.Root>
        {draft.saved.length > 0 && (
          <InsertPicker
            label="Insert a saved reply"
            placeholder="Saved reply ( / )"
            from={draft.saved}
            into={saved}
          />
        )}
        <Flex justifyContent="flex-end" gap={2} wrap="wrap">
          <Button
            variant="tertiary"
            disabled={isSending}
            onClick={() => {
              kept.forget()
              onClose()
            }}
          >
            Discard
          </Button>
          <Button variant="secondary" disabled={isEmpty || isSending} onClick={() => submit(false)}>
            Send reply
          </Button>
          <Button loading={isSending} disabled={isEmpty} onClick={() => submit(true)}>
            Send and mark as answered
          </Button>
        </Flex>
      </Flex>
      <AskDialog
        isOpen={asked !== undefined}
        title="Send the template as it is?"
        action="Send it"
        onConfirm={() => asked && void send(asked.isAnswer)}
        onClose={() => setAsked(undefined)}
      >
        You have written nothing of your own in this reply.
      </AskDialog>
    </Panel>
  )
}
