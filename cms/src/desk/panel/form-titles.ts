import { type FormName, formNames, staffViewOf } from '@app/contract'

/** The title of each form in the panel. */
export const formTitles = Object.fromEntries(
  formNames.map((form) => [form, staffViewOf(form).title]),
) as Record<FormName, string>
