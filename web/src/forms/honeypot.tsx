import { t } from '@app/contract'
import type { Ref } from 'react'

export const HONEYPOT = 'furtherRemarks'

/** Hidden from people, assistive technology and autofill, so only bots fill it in. */
export const Honeypot = ({ ref }: { ref: Ref<HTMLInputElement> }) => (
  <div className="visually-hidden" aria-hidden="true" inert>
    <label>
      {t('Leave this empty')}
      <input
        ref={ref}
        name={HONEYPOT}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-bwignore=""
        data-lpignore="true"
        data-form-type="other"
      />
    </label>
  </div>
)
