import { type IntakeForm, screenErrors } from '@beam/contract'
import { useEffect, useRef } from 'react'
import type { Resolver, UseFormReturn } from 'react-hook-form'

/** What stands in the controls, by name. No defaults: what was typed before hydration is kept. */
export type Values = Record<string, unknown>

export type Methods = UseFormReturn<Values>

/** react-hook-form asks the contract, as the server does. */
export const resolverOf =
  (form: IntakeForm): Resolver<Values> =>
  (values) => {
    const errors = Object.entries(screenErrors(form, values))
    return errors.length === 0
      ? { values, errors: {} }
      : {
          values: {},
          errors: Object.fromEntries(
            errors.map(([name, message]) => [name, { type: 'rule', message }]),
          ),
        }
  }

export const isAnswered = (value: unknown): boolean => {
  if (typeof value === 'string') return value.trim() !== ''
  return value instanceof FileList ? value.length > 0 : Boolean(value)
}

/** Tells the values at the start, as the browser may have restored them, and after every change. */
export function useEachChange(
  { getValues, subscribe }: Methods,
  look: (values: Values, isEdit: boolean) => void,
) {
  const latest = useRef(look)
  useEffect(() => {
    latest.current = look
  })
  useEffect(() => {
    latest.current(getValues(), false)
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => latest.current(values, true),
    })
  }, [getValues, subscribe])
}
