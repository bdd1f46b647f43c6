import type { CheckboxField, ChoiceField, Field, FileField, TextField } from '@app/contract'
import type { ComponentType } from 'react'
import { CheckboxControl } from './checkbox-control'
import { CountryControl } from './country-control'
import { FileControl } from './file-control'
import { LineControl } from './line-control'
import { RadioControl } from './radio-control'
import { SelectControl } from './select-control'
import { TextareaControl } from './textarea-control'

type Kind = Field['kind']

type FieldOf<K extends Kind> = K extends TextField['kind']
  ? TextField
  : K extends ChoiceField['kind']
    ? ChoiceField
    : K extends 'checkbox'
      ? CheckboxField
      : FileField

const controls = {
  text: LineControl,
  email: LineControl,
  tel: LineControl,
  url: LineControl,
  textarea: TextareaControl,
  select: SelectControl,
  country: CountryControl,
  radio: RadioControl,
  checkbox: CheckboxControl,
  file: FileControl,
} satisfies { [K in Kind]: ComponentType<{ field: FieldOf<K> }> }

// The map is type-checked per kind, but TypeScript can't relate the field and the control of a union.
const controlFor = ({ kind }: Field) => controls[kind] as ComponentType<{ field: Field }>

export function FormField({ field }: { field: Field }) {
  const Control = controlFor(field)
  return <Control field={field} />
}
