import type { Ref } from 'react'

/** Nobody sees, hears, focuses or autofills it: only a program that fills in every field does. */
export const Honeypot = ({ ref }: { ref: Ref<HTMLInputElement> }) => (
  <div className="visually-hidden" aria-hidden="true" inert>
    <label>
      Leave this empty
      <input
        ref={ref}
        name="furtherRemarks"
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
