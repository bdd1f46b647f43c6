import type { TextField } from '@app/contract'
import { useControl } from '../intake-form-context'
import { Counter } from './counter'
import { FieldFrame } from './field-frame'

const LONG = 500

export function TextareaControl({ field }: { field: TextField }) {
  const { ids, error, answered, control, describedBy } = useControl(field)
  const { max } = field
  const countId = `${ids.control}-count`
  return (
    <FieldFrame
      field={field}
      ids={ids}
      error={error}
      aside={max !== undefined && <Counter field={field} id={countId} limit={max} />}
    >
      <textarea
        {...control}
        className="field__control"
        defaultValue={answered}
        rows={max === undefined || max > LONG ? 6 : 3}
        maxLength={max}
        autoComplete={field.autocomplete}
        aria-required={field.required !== undefined}
        aria-describedby={describedBy(max === undefined ? undefined : countId)}
      />
    </FieldFrame>
  )
}
