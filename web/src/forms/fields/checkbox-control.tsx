import { type CheckboxField, linkedInWords } from '@app/contract'
import { classes } from '../../ui/classes'
import { LinkedText } from '../../ui/linked-text'
import { useControl } from '../intake-form-context'
import { FieldError, FieldHint } from './field-frame'

export function CheckboxControl({ field }: { field: CheckboxField }) {
  const { ids, error, isTicked, control, describedBy } = useControl(field)
  return (
    <div className={classes('field field--check', error !== undefined && 'field--invalid')}>
      <div className="check">
        <input
          {...control}
          type="checkbox"
          defaultChecked={isTicked || undefined}
          aria-required={field.required !== undefined}
          aria-describedby={describedBy()}
        />
        <label htmlFor={ids.control}>
          <LinkedText parts={linkedInWords(field.text)} />
        </label>
      </div>
      <FieldHint field={field} id={ids.hint} />
      <FieldError id={ids.error} error={error} />
    </div>
  )
}
