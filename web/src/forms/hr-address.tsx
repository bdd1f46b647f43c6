import { t } from '@app/contract'
import { useState } from 'react'

/** The address that applicants write to next, large enough to be seen first. */
export function HrAddress({ hrEmail }: { hrEmail: string }) {
  const [outcome, setOutcome] = useState('')

  const copy = () =>
    navigator.clipboard.writeText(hrEmail).then(
      () => setOutcome(t('Copied')),
      () => setOutcome(t('Your browser did not allow it. Please select the address.')),
    )

  return (
    <div className="hr-address">
      <a className="hr-address__link" href={`mailto:${hrEmail}`}>
        {hrEmail}
      </a>
      {/* Pages without TLS have no clipboard, nor has the server. */}
      {typeof navigator !== 'undefined' && 'clipboard' in navigator && (
        <>
          <button type="button" className="button button--secondary" onClick={() => void copy()}>
            {t('Copy the address')}
          </button>
          <span role="status">{outcome}</span>
        </>
      )}
    </div>
  )
}
