import { forms, type FormName, labelOf, sentFields, staffViewOf } from '@app/contract'

/** How staff know a field of a form; its own name if the form no longer has it. */
export function staffLabelOf(form: FormName, name: string): string {
  const field = sentFields(forms[form]).find((one) => one.name === name)
  return staffViewOf(form).labels?.[name] ?? (field ? labelOf(field) : name)
}
