import { type FormEvent, type ReactNode, useId } from 'react'

type NewsletterBoxProps = {
  title: string
  onSubscribe?: (email: string, form: HTMLFormElement) => void
  isSending?: boolean
  /** What came of it; read out when it appears. */
  status?: ReactNode
}

export function NewsletterBox({
  title,
  onSubscribe,
  isSending = false,
  status,
}: NewsletterBoxProps) {
  const id = useId()

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim()
    if (email !== '') onSubscribe?.(email, event.currentTarget)
  }

  // Without scripts a 'dialog' form outside a dialog goes nowhere: the address stays out of the URL.
  return (
    <form className="newsletter-box" method="dialog" onSubmit={submit}>
      <h2 className="newsletter-box__title">{title}</h2>
      <div className="newsletter-box__field">
        <label htmlFor={id}>Email address</label>
        <div className="newsletter-box__row">
          <input id={id} name="email" type="email" autoComplete="email" maxLength={255} required />
          <button type="submit" className="button" disabled={isSending} data-app="">
            Subscribe
          </button>
        </div>
        <p className="newsletter-box__status" role="status">
          {status}
        </p>
      </div>
    </form>
  )
}
