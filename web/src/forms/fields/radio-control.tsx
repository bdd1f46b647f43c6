import { type ChoiceField, labelOf, translated } from '@app/contract'
import { useEffect, useState } from 'react'
import { classes } from '../../ui/classes'
import { useControl, useIntakeForm } from '../intake-form-context'
import { optionsOf } from '../options-of'
import { FieldError, FieldHint, FieldLabel } from './field-frame'

/** The option that the visitor chose in the server's markup, before hydration. */
const checkedIn = (id: string): string | undefined => {
  if (typeof document === 'undefined') return undefined
  const group = document.getElementById(id)?.closest('fieldset')
  return group?.querySelector<HTMLInputElement>('input:checked')?.value
}

export function RadioControl({ field }: { field: ChoiceField }) {
  const { setValue } = useIntakeForm().methods
  const { ids, error, answered, control, describedBy } = useControl(field)
  // Hydration resets radio buttons to their default.
  const [checked] = useState(() => checkedIn(ids.control))
  useEffect(() => {
    if (checked !== undefined) setValue(field.name, checked)
  }, [checked, field.name, setValue])
  const { 'aria-invalid': isInvalid, ...radio } = control
  return (
    <fieldset
      className={classes('field field--radio', isInvalid && 'field--invalid')}
      aria-describedby={describedBy()}
    >
      <legend className="field__label">
        {field.default === undefined ? <FieldLabel field={field} /> : translated(labelOf(field))}
      </legend>
      <FieldHint field={field} id={ids.hint} />
      <div className={`field__radios of-${field.options.length}`}>
        {optionsOf(field, []).map(({ value, label }, index) => (
          <label key={value} className="radio">
            <input
              {...radio}
              id={index === 0 ? radio.id : `${radio.id}-${index}`}
              type="radio"
              value={value}
              defaultChecked={value === (answered ?? field.default)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <FieldError id={ids.error} error={error} />
    </fieldset>
  )
}
