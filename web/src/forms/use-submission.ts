import type { ShownFailure } from '@beam/contract'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { postIntake, type PostedForm } from './post-intake'
import { submissionKeys } from './submission-key'

type Message = { payload: object; honeypot?: boolean }

export type Submission = {
  /** Returns 'busy' without sending while another submission is in flight. */
  send: (message: Message) => Promise<'sent' | 'failed' | 'busy'>
  isSending: boolean
  isSent: boolean
  failure: ShownFailure | undefined
  /** Clears the result, whether failure or success. */
  clear: () => void
}

/** Submits a form. There are no automatic retries: a submission is never sent twice without the visitor. */
export function useSubmission(form: PostedForm): Submission {
  const [keys] = useState(() => submissionKeys(form.name))
  const shownAt = useRef(0)
  const isBusy = useRef(false)
  useEffect(() => {
    shownAt.current = Date.now()
  }, [])

  const { mutateAsync, data, isPending, reset } = useMutation({
    networkMode: 'always',
    retry: false,
    mutationFn: ({ payload, honeypot = false }: Message) =>
      postIntake(form, payload, {
        key: keys.keyOf(payload),
        seconds: (Date.now() - shownAt.current) / 1000,
        honeypot,
      }),
  })

  const send: Submission['send'] = async (message) => {
    if (isBusy.current) return 'busy'
    isBusy.current = true
    try {
      const result = await mutateAsync(message)
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
