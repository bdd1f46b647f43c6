import { type FormName, formNames, staffViewOf } from '@beam/contract'

/** Each form by the name that staff know its submissions by. */
export const formTitles = Object.fromEntries(
  formNames.map((form) => [form, staffViewOf(form).title]),
) as Record<FormName, string>
