import type { PageForm, Section } from '@app/contract'
import { useState } from 'react'
import { isAnswered, type Methods, useEachChange, type Values } from './form-values'

const isDone = ({ fields }: Section, values: Values) =>
  fields.every(({ name, required }) => required === undefined || isAnswered(values[name]))

/** Whether each section has all its required answers and no errors. */
export function useProgress({ sections }: PageForm, methods: Methods): readonly boolean[] {
  const { errors } = methods.formState
  const [answered, setAnswered] = useState<readonly boolean[]>(() => sections.map(() => false))
  useEachChange(methods, (values) => {
    const now = sections.map((section) => isDone(section, values))
    if (now.some((complete, index) => complete !== answered[index])) setAnswered(now)
  })
  return sections.map(
    ({ fields }, index) => answered[index] === true && fields.every(({ name }) => !errors[name]),
  )
}
