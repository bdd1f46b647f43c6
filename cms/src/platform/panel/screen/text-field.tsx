import { Field, Textarea, TextInput } from '@strapi/design-system'

type Props = {
  label: string
  value: string
  onChange: (value: string) => void
  /** Of a box for several lines; one line without it. */
  rows?: number
  name?: string
  maxLength?: number
  placeholder?: string
  hint?: string
  error?: string | undefined
  isRequired?: boolean
}

/** A text with its label, and what is to be said of it. */
export function TextField({ label, hint, error, isRequired, rows, onChange, ...input }: Props) {
  const change = (event: { target: { value: string } }) => onChange(event.target.value)
  return (
    <Field.Root {...(isRequired && { required: true })} {...(error && { error })} hint={hint}>
      <Field.Label>{label}</Field.Label>
      {rows === undefined ? (
        <TextInput {...input} onChange={change} />
      ) : (
        <Textarea {...input} rows={rows} onChange={change} />
      )}
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  )
}
