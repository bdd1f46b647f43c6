import { fillIn, newsletter } from '@beam/contract'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from '../../ui/icon'
import { LinkedWords } from '../../ui/linked-words'
import './newsletter-dialog.css'
import { rememberNotNow } from './newsletter-memory'
import { emailField, termsField, useSubscribing } from './use-subscribing'
import { useWindow } from './use-window'

const CLOSES_AFTER_MS = 3000

export type NewsletterDialogProps = { productName: string; onClosed: () => void }

export function NewsletterDialog({ productName, onClosed }: NewsletterDialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const agree = useRef<HTMLButtonElement>(null)
  const { isClosing, close } = useWindow(dialog, onClosed)
  const { submit, edit, dismiss, isSending, isSent, faults, problem } = useSubscribing()

  useEffect(() => {
    if (!isSent) return
    const timer = setTimeout(close, CLOSES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isSent, close])

  // The button was disabled while it sent, and a disabled button loses the focus.
  useEffect(() => {
    if ((isSent || problem) && document.activeElement === document.body)
      (agree.current ?? dialog.current)?.focus()
  }, [isSent, problem])

  const notNow = () => {
    rememberNotNow()
    close()
  }

  return (
    <div className="newsletter" data-closing={isClosing || undefined}>
      <dialog
        ref={dialog}
        className="newsletter__window"
        tabIndex={-1}
        aria-labelledby={`${id}-title`}
      >
        <h2 id={`${id}-title`} className="newsletter__title">
          Join the {productName} newsletter
        </h2>
        {!isSent && !problem && (
          <p className="newsletter__lead">
            What is new in the wallet, its shops and its cashback, by email.
          </p>
        )}
        <div role="status">
          {isSent && (
            <Banner kind="success" onDismiss={close}>
              {fillIn(newsletter.success.text, { product: productName })}
            </Banner>
          )}
          {problem && (
            <Banner
              kind="failure"
              onDismiss={() => {
                dismiss()
                agree.current?.focus()
              }}
            >
              {problem}
            </Banner>
          )}
        </div>
        {!isSent && (
          <form className="newsletter__form" noValidate onSubmit={submit}>
            <label className="newsletter__label" htmlFor={`${id}-email`}>
              {emailField.label}
            </label>
            <input
              id={`${id}-email`}
              className="newsletter__email"
              name={emailField.name}
              type="email"
              autoComplete={emailField.autocomplete}
              maxLength={255}
              required
              onChange={() => edit('email')}
              {...faultyAs(`${id}-email-fault`, faults['email'])}
            />
            <Fault id={`${id}-email-fault`} words={faults['email']} />
            <label className="newsletter__terms">
              <input
                name={termsField.name}
                type="checkbox"
                required
                onChange={() => edit('termsAgreed')}
                {...faultyAs(`${id}-terms-fault`, faults['termsAgreed'])}
              />
              <span>
                <LinkedWords words={termsField.text} />
              </span>
            </label>
            <Fault id={`${id}-terms-fault`} words={faults['termsAgreed']} />
            <div className="newsletter__actions">
              <button ref={agree} type="submit" className="button" disabled={isSending}>
                {isSending ? newsletter.submit.busyLabel : newsletter.submit.label}
              </button>
              <button type="button" className="button button--secondary" onClick={notNow}>
                Not now
              </button>
            </div>
          </form>
        )}
      </dialog>
    </div>
  )
}

const faultyAs = (id: string, words: string | undefined) =>
  words ? { 'aria-invalid': true, 'aria-describedby': id } : {}

const Fault = ({ id, words }: { id: string; words: string | undefined }) =>
  words && (
    <p id={id} className="newsletter__fault">
      {words}
    </p>
  )

type BannerProps = { kind: 'success' | 'failure'; onDismiss: () => void; children: ReactNode }

const Banner = ({ kind, onDismiss, children }: BannerProps) => (
  <div className="newsletter__banner" data-kind={kind}>
    <p>{children}</p>
    <button type="button" aria-label="Dismiss this message" onClick={onDismiss}>
      <Icon name="close" />
    </button>
  </div>
)
