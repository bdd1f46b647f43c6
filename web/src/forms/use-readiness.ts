import type { PageForm } from '@app/contract'
import { useState } from 'react'
import { isAnswered, type Methods, useEachChange } from './form-values'

/** Whether the answers that the submit button waits for are given; undefined before scripts can tell. */
export function useReadiness(
  { submit: { waitsFor = [] } }: PageForm,
  methods: Methods,
): boolean | undefined {
  const [isReady, setReady] = useState<boolean | undefined>(waitsFor.length === 0 || undefined)
  useEachChange(methods, (values) => setReady(waitsFor.every((name) => isAnswered(values[name]))))
  const { errors } = methods.formState
  return isReady && waitsFor.every((name) => !errors[name])
}
