import type { ChoiceField, Option } from '@beam/contract'
import type { useControl } from '../kit'

type ChoiceListProps = {
  field: ChoiceField
  options: readonly Option[]
  own: ReturnType<typeof useControl>
}

/** The native list that people choose from. */
export const ChoiceList = ({ field, options, own: { control, describedBy } }: ChoiceListProps) => (
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
