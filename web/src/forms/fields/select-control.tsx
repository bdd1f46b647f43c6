import type { ChoiceField } from '@beam/contract'
import { useControl, useKit } from '../kit'
import { optionsOf } from '../options-of'
import { ChoiceList } from './choice-list'
import { FieldFrame } from './field-frame'

export function SelectControl({ field }: { field: ChoiceField }) {
  const { jobs } = useKit()
  const own = useControl(field)
  return (
    <FieldFrame field={field} ids={own.ids} error={own.error}>
      <ChoiceList field={field} options={optionsOf(field, jobs)} own={own} />
    </FieldFrame>
  )
}
