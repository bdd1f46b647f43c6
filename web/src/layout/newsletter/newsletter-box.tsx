import { newsletterBox } from '@beam/contract'
import { type FormEvent, useEffect, useId } from 'react'
import { useDisabled } from '../../forms/use-disabled'
import { useSubmission } from '../../forms/use-submission'
import { rememberSubscribed } from './newsletter-memory'

const THANKS_MS = 3000

/** The footer's subscription: thanks for a while, and silence about failures. */
export function NewsletterBox({ title }: { title: string }) {
  const id = useId()
  const { send, isSending, isSent, clear } = useSubmission(newsletterBox)
  const own = useDisabled(isSending)

  useEffect(() => {
    if (!isSent) return
    const timer = setTimeout(clear, THANKS_MS)
    return () => clearTimeout(timer)
  }, [isSent, clear])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const email = String(new FormData(form).get('email') ?? '').trim()
    if (email === '' || (await send({ payload: { email } })) !== 'sent') return
    form.reset()
    rememberSubscribed()
  }

  // Without scripts a 'dialog' form outside a dialog goes nowhere: the address stays out of the URL.
  return (
    <form className="newsletter-box" method="dialog" onSubmit={submit}>
      <h2 className="newsletter-box__title">{title}</h2>
      <div className="newsletter-box__field">
        <label htmlFor={id}>Email address</label>
        <div className="newsletter-box__row">
          <input id={id} name="email" type="email" autoComplete="email" maxLength={255} required />
          <button {...own} type="submit" className="button" data-app="">
            {isSending ? newsletterBox.submit.busyLabel : newsletterBox.submit.label}
          </button>
        </div>
        <p className="newsletter-box__status" role="status">
          {isSent && newsletterBox.success.text}
        </p>
      </div>
    </form>
  )
}
