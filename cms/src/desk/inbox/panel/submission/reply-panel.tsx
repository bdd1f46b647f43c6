import { Button, Field, Flex, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { TextField } from '../../../../platform/panel/screen/text-field'
import { formatDateTime } from '../../../../platform/panel/look/format-date-time'
import { Panel } from '../../../../platform/panel/screen/panel'
import { AskDialog } from '../ask-dialog'
import { InsertArea, InsertPicker, useInsert } from './insert-picker'
import type { Undoable } from '../undo'
import { useKeptText } from './use-kept-text'
import type { ReplyDraft, ReplyText } from './use-reply'
import type { Replying } from './use-replying'

type Props = {
  reply: Replying
  draft: ReplyDraft
  /** Marks the submission as answered, if that was asked for. */
  onSent: (sent: Undoable, isAnswer: boolean) => Promise<void> | void
}

/** Edits a reply, which starts with the text that was kept earlier, else with the template’s. */
export function ReplyPanel({ reply, draft, onSent }: Props) {
  const kept = useKeptText<ReplyText>('reply', reply.reference)
  const [found] = useState(kept.read)
  const [written, setWritten] = useState<ReplyText>(
    found?.text ?? { subject: draft.subject, text: draft.text },
  )
  const [isSending, setIsSending] = useState(false)
  const [toConfirm, setToConfirm] = useState<{ isAnswer: boolean }>()

  const write = (next: ReplyText) => {
    setWritten(next)
    kept.keep(next)
  }
  const send = async (isAnswer: boolean) => {
    setIsSending(true)
    try {
      await onSent(await reply.send(written), isAnswer)
    } catch {
      // The call has said why; what was written stays.
      setIsSending(false)
    }
  }
  const submit = (isAnswer: boolean) => {
    if (written.text.trim() === draft.text.trim()) setToConfirm({ isAnswer })
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
        <ReplyFields
          written={written}
          saved={draft.saved}
          onWrite={write}
          onCtrlEnter={() => !isEmpty && !isSending && submit(false)}
        />
        <Flex justifyContent="flex-end" gap={2} wrap="wrap">
          <Button
            variant="tertiary"
            disabled={isSending}
            onClick={() => {
              kept.forget()
              reply.close()
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
        isOpen={toConfirm !== undefined}
        title="Send the template as it is?"
        action="Send it"
        onConfirm={() => toConfirm && void send(toConfirm.isAnswer)}
        onClose={() => setToConfirm(undefined)}
      >
        You have written nothing of your own in this reply.
      </AskDialog>
    </Panel>
  )
}

type FieldsProps = {
  written: ReplyText
  saved: ReplyDraft['saved']
  onWrite: (next: ReplyText) => void
  onCtrlEnter: () => void
}

function ReplyFields({ written, saved, onWrite, onCtrlEnter }: FieldsProps) {
  const insert = useInsert(written.text, (text) => onWrite({ ...written, text }), '/')
  return (
    <>
      <TextField
        label="Subject"
        value={written.subject}
        maxLength={200}
        onChange={(subject) => onWrite({ ...written, subject })}
      />
      <Field.Root>
        <Field.Label>Reply</Field.Label>
        <InsertArea
          into={insert}
          name="reply"
          maxLength={10_000}
          rows={14}
          onCtrlEnter={onCtrlEnter}
        />
      </Field.Root>
      {saved.length > 0 && (
        <InsertPicker
          label="Insert a saved reply"
          placeholder="Saved reply ( / )"
          from={saved}
          into={insert}
        />
      )}
    </>
  )
}
