import { type Field, labelOf, t, translated } from '@app/contract'
import type { ReactNode } from 'react'
import { classes } from '../../ui/classes'
import { useIntakeForm } from '../intake-form-context'
import { TextWithHrEmail } from '../text-with-hr-email'

type Ids = { control: string; hint: string; error: string }

type FieldFrameProps = {
  field: Field
  ids: Ids
  error: string | undefined
  /** Shown at the end of the label's line. */
  aside?: ReactNode
  /** Announce the error, because it can appear without a submit. */
  isErrorLive?: boolean
  children: ReactNode
}

const columnsOf = ([wide, phone]: NonNullable<Field['columns']>) =>
  phone ? `field--${wide} field--phone-${phone}` : `field--${wide}`

export const FieldLabel = ({ field }: { field: Field }) => (
  <>
    {translated(labelOf(field))}
    {field.required === undefined && (
      <span className="field__optional">{` ${t('(optional)')}`}</span>
    )}
  </>
)

export function FieldHint({ field, id }: { field: Field; id: string }) {
  const { hrEmail } = useIntakeForm()
  return field.hint ? (
    <p id={id} className="field__hint">
      <TextWithHrEmail text={translated(field.hint)} hrEmail={hrEmail} />
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

export const FieldFrame = ({
  field,
  ids,
  error,
  aside,
  isErrorLive = false,
  children,
}: FieldFrameProps) => (
  <div
    className={classes(
      'field',
      field.columns && `field--cell ${columnsOf(field.columns)}`,
      field.kind === 'file' && 'field--file',
      error !== undefined && 'field--invalid',
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
    <div aria-live={isErrorLive ? 'polite' : undefined}>
      <FieldError id={ids.error} error={error} />
    </div>
  </div>
)
