import { type Field, messageInWords } from '@app/contract'
import { createContext, useContext } from 'react'
import type { Methods } from './form-values'
import type { Posted } from './posted'

type IntakeFormValue = {
  /** The prefix of all ids in this form. */
  id: string
  methods: Methods
  /** Called with the name of the field when a control changes. */
  onEdit: (name: string) => void
  hrEmail: string
  jobs: readonly string[]
  posted?: Posted | undefined
}

const IntakeFormContext = createContext<IntakeFormValue | undefined>(undefined)

export const IntakeFormProvider = IntakeFormContext.Provider

export function useIntakeForm(): IntakeFormValue {
  const value = useContext(IntakeFormContext)
  if (!value) throw new Error('Fields must be rendered inside an IntakeForm.')
  return value
}

/** The ids, error and props that every kind of control needs. */
export function useControl(field: Field) {
  const { name, hint } = field
  const { id: prefix, methods, onEdit, posted } = useIntakeForm()
  const id = `${prefix}-${name}`
  const error = methods.formState.errors[name]?.message
  const value = posted?.values[name]
  const errorText = typeof error === 'string' ? messageInWords(field, error) : undefined
  const ids = { control: id, hint: `${id}-hint`, error: `${id}-error` }
  const describedBy = (...others: (string | undefined)[]) =>
    [...others, hint && ids.hint, errorText && ids.error].filter(Boolean).join(' ') || undefined
  return {
    ids,
    error: errorText,
    /** What the visitor typed or chose before the form was posted without scripts. */
    answered: typeof value === 'string' ? value : undefined,
    isTicked: value === true,
    describedBy,
    control: {
      id,
      ...methods.register(name, { onChange: () => onEdit(name) }),
      'aria-invalid': errorText !== undefined || undefined,
    },
  }
}
