import { createContext, useContext } from 'react'
import type { Methods } from './values'

type Kit = {
  /** Prefix of every id in this form. */
  id: string
  methods: Methods
  /** Called with the name of every control that is changed. */
  edited: (name: string) => void
  hrEmail: string
  jobs: readonly string[]
}

const KitContext = createContext<Kit | undefined>(undefined)

export const KitProvider = KitContext.Provider

export function useKit(): Kit {
  const kit = useContext(KitContext)
  if (!kit) throw new Error('Fields stand inside an IntakeForm.')
  return kit
}

/** What every kind of field says of its control. */
export function useControl({ name, hint }: { name: string; hint?: string | undefined }) {
  const { id: prefix, methods, edited } = useKit()
  const id = `${prefix}-${name}`
  const error = methods.formState.errors[name]?.message
  const errorText = typeof error === 'string' ? error : undefined
  const ids = { control: id, hint: `${id}-hint`, error: `${id}-error` }
  const describedBy = (...others: (string | undefined)[]) =>
    [...others, hint && ids.hint, errorText && ids.error].filter(Boolean).join(' ') || undefined
  return {
    ids,
    error: errorText,
    describedBy,
    control: {
      id,
      ...methods.register(name, { onChange: () => edited(name) }),
      'aria-invalid': errorText !== undefined || undefined,
    },
  }
}
