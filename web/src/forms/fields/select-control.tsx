import type { ChoiceField } from '@beam/contract'
import { useControl, useKit } from '../kit'
import { optionsOf } from '../options-of'
import { FieldFrame } from './field-frame'

export function SelectControl({ field }: { field: ChoiceField }) {
  const { jobs } = useKit()
  const { ids, error, control, describedBy } = useControl(field)
  return (
    <FieldFrame field={field} ids={ids} error={error}>
      <select
        {...control}
        className="field__control"
        defaultValue={field.default ?? ''}
        autoComplete={field.autocomplete}
        aria-required={field.required !== undefined}
        aria-describedby={describedBy()}
      >
        <option value="">Choose…</option>
        {optionsOf(field, jobs).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
