import type { PageForm } from '@beam/contract'
import { useId } from 'react'

type SubmitButtonProps = { submit: PageForm['submit']; isReady: boolean; isSending: boolean }

export function SubmitButton({ submit, isReady, isSending }: SubmitButtonProps) {
  const id = useId()
  const hint = isReady ? undefined : submit.waitsHint
  return (
    <div className="intake__submit">
      <button
        type="submit"
        className="button"
        disabled={isSending || !isReady}
        aria-describedby={hint && id}
        data-app=""
      >
        {isSending ? submit.busyLabel : submit.label}
      </button>
      {hint && (
        <p id={id} className="field__hint">
          {hint}
        </p>
      )}
    </div>
  )
}
