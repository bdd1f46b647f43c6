import type { ChoiceField } from '@beam/contract'
import { classes } from '../../ui/classes'
import { useControl } from '../kit'
import { FieldError, FieldHint, FieldLabel } from './field-frame'

export function RadioControl({ field }: { field: ChoiceField }) {
  const { ids, error, control, describedBy } = useControl(field)
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
