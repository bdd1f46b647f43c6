import { newsletter, screenErrors, shownWording, type SiteSetting, toPayload } from '@app/contract'
import { type FormEvent, useState } from 'react'
import { useSubmission } from '../../forms/use-submission'
import { rememberSubscribed } from './newsletter-flags'

const [{ fields }] = newsletter.sections
export const [emailField, termsField] = fields

type Errors = Record<string, string>

/** Validates and submits the dialog's form. */
export function useSubscription(site: SiteSetting) {
  const [errors, setErrors] = useState<Errors>({})
  const { send, isSending, isSent, failure, clear } = useSubmission({
    ...newsletter,
    wordingVersion: shownWording(newsletter, site).version,
  })

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const answers = { email: data.get('email'), termsAgreed: data.has('termsAgreed') }
    const newErrors = screenErrors(newsletter, answers)
    setErrors(newErrors)
    clear()
    const invalid = fields.find(({ name }) => newErrors[name])
    if (invalid) return form.querySelector<HTMLElement>(`[name="${invalid.name}"]`)?.focus()
    const payload = toPayload(newsletter, answers)
    if ((await send({ payload })) === 'sent') rememberSubscribed()
  }

  return {
    submit,
    isSending,
    isSent,
    errors: { ...failure?.fields, ...errors },
    failure: failure?.message,
    dismiss: clear,
    /** Clears the field's error and the failure. */
    edit(name: string) {
      setErrors(({ [name]: _cleared, ...others }) => others)
      if (failure) clear()
    },
  }
}
