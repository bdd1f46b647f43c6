import { InputRenderer, type StrapiApp } from '@strapi/strapi/admin'
import type { ComponentProps, ComponentType } from 'react'

type Props = ComponentProps<typeof InputRenderer> & {
  name: string
  attribute: { enum: string[] }
  unique?: unknown
  mainField?: unknown
}

/** A field with choices, without the placeholder that Strapi shows beside the empty choice. */
function ChoiceInput({ unique: _unique, mainField: _mainField, ...props }: Props) {
  const options = props.attribute.enum.map((one) => ({ value: one }))
  return <InputRenderer {...props} {...({ options } as object)} placeholder="" />
}

export const addChoiceInput = (app: StrapiApp) =>
  app.addFields({ type: 'enumeration', Component: ChoiceInput as unknown as ComponentType })
