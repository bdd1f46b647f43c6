import type { ShownFailure } from '@app/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { postIntake, type PostedForm, type PostResult } from './post-intake'
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
    shownAt.current = performance.now()
  }, [])

  const [state, setState] = useState<PostResult | 'sending'>()
  const clear = useCallback(() => setState(undefined), [])

  const send: Submission['send'] = async ({ payload, honeypot = false }) => {
    if (isBusy.current) return 'busy'
    isBusy.current = true
    setState('sending')
    let result: PostResult | undefined
    try {
      result = await postIntake(form, payload, {
        key: keys.keyOf(payload),
        seconds: (performance.now() - shownAt.current) / 1000,
        honeypot,
      })
    } finally {
      isBusy.current = false
      setState(result)
    }
    if (!result.ok) return 'failed'
    keys.succeeded()
    return 'sent'
  }

  const result = state === 'sending' ? undefined : state
  return {
    send,
    isSending: state === 'sending',
    isSent: result?.ok === true,
    failure: result?.ok === false ? result.failure : undefined,
    clear,
  }
}
