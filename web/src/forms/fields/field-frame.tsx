import { type Field, labelOf } from '@beam/contract'
import type { ReactNode } from 'react'
import { classes } from '../../ui/classes'
import { useKit } from '../kit'
import { Mentions } from '../mentions'

type Ids = { control: string; hint: string; error: string }

type FieldFrameProps = {
  field: Field
  ids: Ids
  error: string | undefined
  /** Said in the label's line, at its far end. */
  aside?: ReactNode
  /** Its error may come at any time, so it is read out. */
  isSpoken?: boolean
  children: ReactNode
}

export const FieldLabel = ({ field }: { field: Field }) => (
  <>
    {labelOf(field)}
    {field.required === undefined && <span className="field__optional"> (optional)</span>}
  </>
)

export function FieldHint({ field, id }: { field: Field; id: string }) {
  const { hrEmail } = useKit()
  return field.hint ? (
    <p id={id} className="field__hint">
      <Mentions text={field.hint} hrEmail={hrEmail} />
    </p>
  ) : null
}

type FieldErrorProps = { id: string; error: string | undefined }

export const FieldError = ({ id, error }: FieldErrorProps) =>
  error === undefined ? null : (
    <p id={id} className="field__error">
      {error}
    </p>
  )

/** Label and hint over a control, its error under it. */
export const FieldFrame = ({
  field,
  ids,
  error,
  aside,
  isSpoken = false,
  children,
}: FieldFrameProps) => (
  <div
    className={classes(
      'field',
      field.width === 'half' && 'field--half',
      error !== undefined && 'field--wrong',
    )}
  >
    <div className="field__head">
      <label className="field__label" htmlFor={ids.control}>
        <FieldLabel field={field} />
      </label>
      {aside}
    </div>
    <FieldHint field={field} id={ids.hint} />
    {children}
    <div aria-live={isSpoken ? 'polite' : undefined}>
      <FieldError id={ids.error} error={error} />
    </div>
  </div>
)
