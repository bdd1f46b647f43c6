import { type IntakeForm, screenErrors } from '@app/contract'
import { useEffect, useRef } from 'react'
import type { Resolver, UseFormReturn } from 'react-hook-form'

/** The values of the controls by name. There are no defaults, so that text typed before hydration is kept. */
export type Values = Record<string, unknown>

export type Methods = UseFormReturn<Values>

/** Messages by field name, as the form's state holds them. */
export const fieldErrorsOf = (messages: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(messages).map(([name, message]) => [name, { type: 'rule', message }]),
  )

/** Validates with the rules of the contract, as the server does. */
export const resolverOf =
  (form: IntakeForm): Resolver<Values> =>
  (values) => {
    const errors = fieldErrorsOf(screenErrors(form, values))
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
  }

export const isAnswered = (value: unknown): boolean => {
  if (typeof value === 'string') return value.trim() !== ''
  return value instanceof FileList ? value.length > 0 : Boolean(value)
}

/** Called with the values on mount, when the browser may have restored some, and after every change. */
export function useEachChange(
  { getValues, subscribe }: Methods,
  onChange: (values: Values, isEdit: boolean) => void,
) {
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    latest.current(getValues(), false)
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => latest.current(values, true),
    })
  }, [getValues, subscribe])
}
