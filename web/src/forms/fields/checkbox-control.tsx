import type { CheckboxField } from '@beam/contract'
import { classes } from '../../ui/classes'
import { LinkedWords } from '../../ui/linked-words'
import { useControl } from '../kit'
import { FieldError, FieldHint } from './field-frame'

export function CheckboxControl({ field }: { field: CheckboxField }) {
  const { ids, error, control, describedBy } = useControl(field)
  return (
    <div className={classes('field field--check', error !== undefined && 'field--wrong')}>
      <div className="check">
        <input
          {...control}
          type="checkbox"
          aria-required={field.required !== undefined}
          aria-describedby={describedBy()}
        />
        <label htmlFor={ids.control}>
          <LinkedWords words={field.text} />
        </label>
      </div>
      <FieldHint field={field} id={ids.hint} />
      <FieldError id={ids.error} error={error} />
    </div>
  )
}
