import { type PageForm, t, translated } from '@app/contract'
import { useId } from 'react'
import { useDisabled } from './use-disabled'

type SubmitButtonProps = {
  submit: PageForm['submit']
  /** Undefined before scripts can tell: without them, the button has to work. */
  isReady: boolean | undefined
  isSending: boolean
}

export function SubmitButton({ submit, isReady, isSending }: SubmitButtonProps) {
  const id = useId()
  const hint = isReady ? undefined : submit.waitsHint
  const disabledProps = useDisabled(isSending || isReady === false)
  return (
    <div className="intake__submit">
      <button
        {...disabledProps}
        type="submit"
        className="button"
        aria-describedby={hint && id}
        data-app=""
        data-busy={isSending || undefined}
      >
        {translated(isSending ? submit.busyLabel : submit.label)}
      </button>
      <p className="visually-hidden" role="status">
        {isSending && t('One moment, please.')}
      </p>
      {hint && (
        <p id={id} className="field__hint">
          {translated(hint)}
        </p>
      )}
    </div>
  )
}
