import type { CheckboxField, Words } from '@beam/contract'
import { classes } from '../../ui/classes'
import { useControl } from '../kit'
import { FieldError, FieldHint } from './field-frame'

/** The links open beside the form, so that reading what one agrees to loses no answer. */
const LinkedWords = ({ words }: { words: Words }) =>
  words.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={part.href} href={part.href} target="_blank" rel="noopener" title="Opens in a new tab">
        {part.label}
      </a>
    ),
  )

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
