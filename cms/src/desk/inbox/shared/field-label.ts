import { forms, type FormName, labelOf, sentFields, staffViewOf } from '@app/contract'

/** How staff know a field of a form; its own name if the form no longer has it. */
export function staffLabelOf(form: FormName, name: string): string {
  const field = sentFields(forms[form]).find((one) => one.name === name)
  return staffViewOf(form).labels?.[name] ?? (field ? labelOf(field) : name)
}

const optionsOf = (form: FormName, name: string | undefined) => {
  const field = sentFields(forms[form]).find((one) => one.name === name)
  return field && 'options' in field ? field.options : []
}

/** An answer as its form words it: “Portugal” for portugal. Other values, also of an open list, are shown as sent. */
export const answerText = (form: FormName, name: string | undefined, value: string): string =>
  optionsOf(form, name).find((option) => option.value === value)?.label ?? value

/** Whether a text is the label of an option, and not what anybody may have typed. */
export const isOptionText = (form: FormName, name: string | undefined, text: string): boolean =>
  optionsOf(form, name).some(({ label }) => label === text)
