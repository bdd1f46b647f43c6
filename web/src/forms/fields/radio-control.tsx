import type { ChoiceField } from '@beam/contract'
import { useEffect, useState } from 'react'
import { classes } from '../../ui/classes'
import { useControl, useKit } from '../kit'
import { FieldError, FieldHint, FieldLabel } from './field-frame'

/** What is chosen in the page that the server sent, where there is one. */
const chosenIn = (id: string): string | undefined => {
  if (typeof document === 'undefined') return undefined
  const group = document.getElementById(id)?.closest('fieldset')
  return group?.querySelector<HTMLInputElement>('input:checked')?.value
}

export function RadioControl({ field }: { field: ChoiceField }) {
  const { setValue } = useKit().methods
  const { ids, error, control, describedBy } = useControl(field)
  // React sets every radio back to its default while it hydrates.
  const [before] = useState(() => chosenIn(ids.control))
  useEffect(() => {
    if (before !== undefined) setValue(field.name, before)
  }, [before, field.name, setValue])
  const { 'aria-invalid': isInvalid, ...radio } = control
  return (
    <fieldset
      className={classes('field field--radio', isInvalid && 'field--wrong')}
      aria-describedby={describedBy()}
    >
      <legend className="field__label">
        {field.default === undefined ? <FieldLabel field={field} /> : field.label}
      </legend>
      <FieldHint field={field} id={ids.hint} />
      <div className="field__radios">
        {field.options.map(({ value, label }, place) => (
          <label key={value} className="radio">
            <input
              {...radio}
              id={place === 0 ? radio.id : `${radio.id}-${place}`}
              type="radio"
              value={value}
              defaultChecked={value === field.default}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <FieldError id={ids.error} error={error} />
    </fieldset>
  )
}
