import { type ChoiceField, type Option, t } from '@app/contract'
import type { useControl } from '../intake-form-context'

type ChoiceListProps = {
  field: ChoiceField
  options: readonly Option[]
  bindings: ReturnType<typeof useControl>
  /** Whether another control covers the list and takes its place for visitors. */
  isCovered?: boolean
}

export const ChoiceList = ({
  field,
  options,
  bindings: { control, answered, describedBy },
  isCovered,
}: ChoiceListProps) => (
  <select
    {...control}
    className="field__control"
    tabIndex={isCovered ? -1 : undefined}
    aria-hidden={isCovered || undefined}
    defaultValue={answered ?? field.default ?? ''}
    autoComplete={field.autocomplete}
    aria-required={field.required !== undefined}
    aria-describedby={describedBy()}
  >
    <option value="">{t('Choose…')}</option>
    {options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
)
