import { InputRenderer, type StrapiApp, useField } from '@strapi/strapi/admin'
import type { ComponentProps, ComponentType } from 'react'

type Props = ComponentProps<typeof InputRenderer> & {
  name: string
  attribute: { enum: string[] }
  unique?: unknown
  mainField?: unknown
}

/** Strapi's list of values shows two placeholders at once where an empty text is stored. */
function ChoiceInput({ unique: _unique, mainField: _mainField, ...props }: Props) {
  const { value } = useField<string>(props.name)
  const options = props.attribute.enum.map((one) => ({ value: one }))
  return (
    <InputRenderer
      {...props}
      {...({ options } as object)}
      placeholder={value === '' ? '' : 'Choose here'}
    />
  )
}

export const addChoiceInput = (app: StrapiApp) =>
  app.addFields({ type: 'enumeration', Component: ChoiceInput as unknown as ComponentType })
