import type { ShownFailure } from '@beam/contract'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { postIntake, type PostedForm } from './post-intake'
import { submissionKeys } from './submission-key'

type Sending = { payload: object; honeypot?: boolean }

export type Submission = {
  /** Answers what came of it; while one is under way a second is not begun. */
  send: (sending: Sending) => Promise<'sent' | 'failed' | 'busy'>
  isSending: boolean
  isSent: boolean
  failure: ShownFailure | undefined
  /** Takes the failure away, and the success. */
  clear: () => void
}

/** Sending one intake: at once or not at all, never by itself a second time. */
export function useSubmission(form: PostedForm): Submission {
  const [keys] = useState(() => submissionKeys(form.name))
  const seenAt = useRef(0)
  const isBusy = useRef(false)
  useEffect(() => {
    seenAt.current = Date.now()
  }, [])

  const { mutateAsync, data, isPending, reset } = useMutation({
    networkMode: 'always',
    retry: false,
    mutationFn: ({ payload, honeypot = false }: Sending) =>
      postIntake(form, payload, {
        key: keys.keyOf(payload),
        seconds: (Date.now() - seenAt.current) / 1000,
        honeypot,
      }),
  })

  const send: Submission['send'] = async (sending) => {
    if (isBusy.current) return 'busy'
    isBusy.current = true
    try {
      const result = await mutateAsync(sending)
      if (!result.ok) return 'failed'
      keys.succeeded()
      return 'sent'
    } finally {
      isBusy.current = false
    }
  }

  return {
    send,
    isSending: isPending,
    isSent: data?.ok === true,
    failure: data?.ok === false ? data.failure : undefined,
    clear: reset,
  }
}
