import { useEffect, useState } from 'react'
import { focusOn } from './focus-on'
import { type ReplyText, useReply } from './use-reply'
import { useSend } from './use-send'

/** The reply to a submission, and whether it is being written: not once it is sent or another submission is open. */
export function useReplying(reference: string) {
  const reply = useReply(reference)
  const send = useSend(reply, reference)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => setIsOpen(false), [reference])
  useEffect(() => {
    if (isOpen) focusOn('reply')
  }, [isOpen])
  return {
    reference,
    draft: reply.draft,
    canSend: reply.canSend,
    isOpen,
    open: () => setIsOpen(true),
    close: () => setIsOpen(false),
    async send(text: ReplyText) {
      const sent = await send(text)
      setIsOpen(false)
      return sent
    },
  }
}

export type Replying = ReturnType<typeof useReplying>
