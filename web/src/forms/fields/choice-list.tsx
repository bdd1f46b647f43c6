import type { ChoiceField, Option } from '@beam/contract'
import type { useControl } from '../intake-form-context'

type ChoiceListProps = {
  field: ChoiceField
  options: readonly Option[]
  bindings: ReturnType<typeof useControl>
}

export const ChoiceList = ({
  field,
  options,
  bindings: { control, describedBy },
}: ChoiceListProps) => (
  <select
    {...control}
    className="field__control"
    defaultValue={field.default ?? ''}
    autoComplete={field.autocomplete}
    aria-required={field.required !== undefined}
    aria-describedby={describedBy()}
  >
    <option value="">Choose…</option>
    {options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
)
