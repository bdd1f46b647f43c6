import type { ChoiceField } from '@app/contract'
import { useControl, useIntakeForm } from '../intake-form-context'
import { optionsOf } from '../options-of'
import { ChoiceList } from './choice-list'
import { FieldFrame } from './field-frame'

export function SelectControl({ field }: { field: ChoiceField }) {
  const { jobs } = useIntakeForm()
  const bindings = useControl(field)
  return (
    <FieldFrame field={field} ids={bindings.ids} error={bindings.error}>
      <ChoiceList field={field} options={optionsOf(field, jobs)} bindings={bindings} />
    </FieldFrame>
  )
}
