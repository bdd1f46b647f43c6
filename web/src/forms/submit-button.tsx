import type { PageForm } from '@app/contract'
import { useId } from 'react'
import { useDisabled } from './use-disabled'

type SubmitButtonProps = { submit: PageForm['submit']; isReady: boolean; isSending: boolean }

export function SubmitButton({ submit, isReady, isSending }: SubmitButtonProps) {
  const id = useId()
  const hint = isReady ? undefined : submit.waitsHint
  const disabledProps = useDisabled(isSending || !isReady)
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
        {isSending ? submit.busyLabel : submit.label}
      </button>
      <p className="visually-hidden" role="status">
        {isSending && 'One moment, please.'}
      </p>
      {hint && (
        <p id={id} className="field__hint">
          {hint}
        </p>
      )}
    </div>
  )
}
