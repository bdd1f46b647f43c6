import { forms, type FormName, labelOf, sentFields, staffViewOf } from '@app/contract'

export type Column = { heading: string; field: string; isMasked: boolean }

/** The leading columns of every export, before the visitor's answers. */
export const leadingHeadings = ['Reference', 'Form', 'Received', 'State', 'Assignee'] as const

/** A form's answers in its order, under the headings that staff see elsewhere. */
export function columnsOf(form: FormName): Column[] {
  const { labels = {}, masked = [] } = staffViewOf(form)
  return sentFields(forms[form]).map((field) => ({
    field: field.name,
    heading: labels[field.name] ?? labelOf(field),
    isMasked: masked.includes(field.name),
  }))
}

/** The headings of several forms in one table; a heading that forms share is one column. */
export const sharedHeadings = (included: readonly FormName[]): string[] => [
  ...new Set(included.flatMap((form) => columnsOf(form).map(({ heading }) => heading))),
]
