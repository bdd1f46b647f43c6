import { Field, Textarea, TextInput } from '@strapi/design-system'

type Props = {
  label: string
  value: string
  onChange: (value: string) => void
  /** The number of lines of a box; without it, a field of one line. */
  rows?: number
  name?: string
  maxLength?: number
  placeholder?: string
  hint?: string
  error?: string | undefined
  isRequired?: boolean
}

/** A text field with its label, a hint and an error. */
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
