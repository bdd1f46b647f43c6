import {
  type Field,
  fillIn,
  labelOf,
  messageInWords,
  newsletter,
  newsletterTerms,
  type SiteSetting,
  siteText,
  t,
  translated,
} from '@app/contract'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from '../../ui/icon'
import { LinkedText } from '../../ui/linked-text'
import './newsletter-dialog.css'
import { rememberNotNow } from './newsletter-flags'
import { CLOSES_AFTER_MS } from './times'
import { useDialog } from './use-dialog'
import { emailField, termsField, useSubscription } from './use-subscription'

const { busyLabel } = newsletter.submit

export type NewsletterDialogProps = { site: SiteSetting; onClosed: () => void }

export function NewsletterDialog({ site, onClosed }: NewsletterDialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const agree = useRef<HTMLButtonElement>(null)
  const { isClosing, close } = useDialog(dialog, onClosed)
  const { submit, edit, dismiss, isSending, isSent, errors, failure } = useSubscription(site)
  const product = { product: site.productName }

  useEffect(() => {
    if (!isSent) return
    const timer = setTimeout(close, CLOSES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isSent, close])

  // The submit button loses the focus because it is disabled while sending.
  useEffect(() => {
    if ((isSent || failure) && document.activeElement === document.body)
      (agree.current ?? dialog.current)?.focus()
  }, [isSent, failure])

  const notNow = () => {
    rememberNotNow()
    close()
  }

  return (
    <div className="newsletter" data-closing={isClosing || undefined}>
      <dialog
        ref={dialog}
        className="newsletter__dialog"
        tabIndex={-1}
        aria-labelledby={`${id}-title`}
      >
        <h2 id={`${id}-title`} className="newsletter__title">
          {fillIn(siteText(site, 'newsletterHeading'), product)}
        </h2>
        {!isSent && !failure && (
          <p className="newsletter__lead">{siteText(site, 'newsletterText')}</p>
        )}
        <div role="status">
          {isSent && (
            <Banner kind="success" onDismiss={close}>
              {fillIn(translated(newsletter.success.text), product)}
            </Banner>
          )}
          {failure && (
            <Banner
              kind="failure"
              onDismiss={() => {
                dismiss()
                agree.current?.focus()
              }}
            >
              {messageInWords(emailField, failure)}
            </Banner>
          )}
        </div>
        {!isSent && (
          <form className="newsletter__form" noValidate onSubmit={submit}>
            <EmailInput id={`${id}-email`} error={errors['email']} onEdit={edit} />
            <TermsCheckbox
              id={`${id}-terms`}
              error={errors['termsAgreed']}
              onEdit={edit}
              site={site}
            />
            <div className="newsletter__actions">
              <button ref={agree} type="submit" className="button" disabled={isSending}>
                {isSending ? translated(busyLabel) : siteText(site, 'newsletterAgree')}
              </button>
              <button type="button" className="button button--secondary" onClick={notNow}>
                {siteText(site, 'newsletterNotNow')}
              </button>
            </div>
          </form>
        )}
      </dialog>
    </div>
  )
}

type ControlProps = {
  id: string
  error: string | undefined
  /** Called with the name of the field. */
  onEdit: (name: string) => void
}

const EmailInput = ({ id, error, onEdit }: ControlProps) => (
  <>
    <label className="newsletter__label" htmlFor={id}>
      {translated(labelOf(emailField))}
    </label>
    <input
      id={id}
      className="newsletter__email"
      name={emailField.name}
      type="email"
      autoComplete={emailField.autocomplete}
      maxLength={255}
      required
      onChange={() => onEdit(emailField.name)}
      {...errorProps(id, error)}
    />
    <FieldError id={id} field={emailField} error={error} />
  </>
)

const TermsCheckbox = ({ id, error, onEdit, site }: ControlProps & { site: SiteSetting }) => (
  <>
    <label className="newsletter__terms">
      <input
        name={termsField.name}
        type="checkbox"
        required
        onChange={() => onEdit(termsField.name)}
        {...errorProps(id, error)}
      />
      <span>
        <LinkedText parts={newsletterTerms(site)} />
      </span>
    </label>
    <FieldError id={id} field={termsField} error={error} />
  </>
)

const errorProps = (id: string, error: string | undefined) =>
  error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {}

type FieldErrorProps = Pick<ControlProps, 'id' | 'error'> & { field: Field }

const FieldError = ({ id, field, error }: FieldErrorProps) =>
  error && (
    <p id={`${id}-error`} className="field__error">
      {messageInWords(field, error)}
    </p>
  )

type BannerProps = { kind: 'success' | 'failure'; onDismiss: () => void; children: ReactNode }

const Banner = ({ kind, onDismiss, children }: BannerProps) => (
  <div className="newsletter__banner" data-kind={kind}>
    <p>{children}</p>
    <button type="button" aria-label={t('Dismiss this message')} onClick={onDismiss}>
      <Icon name="close" />
    </button>
  </div>
)
