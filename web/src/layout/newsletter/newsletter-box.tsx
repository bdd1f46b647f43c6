import { FORMS_FOLDER, messageInWords, newsletterBox, t, translated } from '@app/contract'
import { type FormEvent, useEffect, useId } from 'react'
import { usePosted } from '../../forms/posted'
import { useDisabled } from '../../forms/use-disabled'
import { useSubmission } from '../../forms/use-submission'
import { rememberSubscribed } from './newsletter-flags'
import { THANKS_MS } from './times'

const [emailField] = newsletterBox.sections[0].fields

/** The subscription form in the footer. As specified, it shows no message when it fails; without scripts it does. */
export function NewsletterBox({ title }: { title: string }) {
  const id = useId()
  const { send, isSending, isSent, clear } = useSubmission(newsletterBox)
  const disabledProps = useDisabled(isSending)
  const posted = usePosted(newsletterBox.name)
  // Pages with scripts show none, so their code leaves it out.
  const message = import.meta.env.SSR && (posted?.errors['email'] ?? posted?.failure?.message)
  const error = message ? messageInWords(emailField, message) : undefined

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

  return (
    <form
      className="newsletter-box"
      method="post"
      action={FORMS_FOLDER + newsletterBox.name}
      onSubmit={submit}
    >
      <h2 className="newsletter-box__title">{title}</h2>
      <div className="newsletter-box__field">
        <label htmlFor={id}>{t('Email address')}</label>
        <div className="newsletter-box__row">
          <input
            id={id}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={255}
            required
            {...(error && {
              defaultValue: String(posted?.values['email'] ?? ''),
              autoFocus: true,
              'aria-invalid': true,
              'aria-describedby': `${id}-error`,
            })}
          />
          <button {...disabledProps} type="submit" className="button" data-app="">
            {translated(isSending ? newsletterBox.submit.busyLabel : newsletterBox.submit.label)}
          </button>
        </div>
        <p id={error && `${id}-error`} className="newsletter-box__status" role="status">
          {error ?? (isSent && translated(newsletterBox.success.text))}
        </p>
      </div>
    </form>
  )
}
