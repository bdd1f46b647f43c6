import { newsletter, screenErrors, toPayload } from '@beam/contract'
import { type FormEvent, useState } from 'react'
import { useSubmission } from '../../forms/use-submission'
import { rememberSubscribed } from './newsletter-memory'

const [{ fields }] = newsletter.sections
export const [emailField, termsField] = fields

type Faults = Record<string, string>

/** The window's form, from what is typed to what came of it. */
export function useSubscribing() {
  const [faults, setFaults] = useState<Faults>({})
  const { send, isSending, isSent, failure, clear } = useSubmission(newsletter)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const answers = { email: typed.get('email'), termsAgreed: typed.has('termsAgreed') }
    const found = screenErrors(newsletter, answers)
    setFaults(found)
    clear()
    const wrong = fields.find(({ name }) => found[name])
    if (wrong) return form.querySelector<HTMLElement>(`[name="${wrong.name}"]`)?.focus()
    const payload = toPayload(newsletter, answers)
    if ((await send({ payload })) === 'sent') rememberSubscribed()
  }

  return {
    submit,
    isSending,
    isSent,
    faults: { ...failure?.fields, ...faults },
    problem: failure?.message,
    dismiss: clear,
    /** An edited field is given the benefit of the doubt. */
    edit(name: string) {
      setFaults(({ [name]: _gone, ...others }) => others)
      if (failure) clear()
    },
  }
}
