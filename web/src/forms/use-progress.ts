import type { PageForm, Section } from '@beam/contract'
import { useState } from 'react'
import { isAnswered, type Methods, useEachChange, type Values } from './values'

const isDone = ({ fields }: Section, values: Values) =>
  fields.every(({ name, required }) => required === undefined || isAnswered(values[name]))

/** For each section whether all that it requires is answered, and nothing in it is wrong. */
export function useProgress({ sections }: PageForm, methods: Methods): readonly boolean[] {
  const { errors } = methods.formState
  const [answered, setAnswered] = useState<readonly boolean[]>(() => sections.map(() => false))
  useEachChange(methods, (values) => {
    const now = sections.map((section) => isDone(section, values))
    if (now.some((is, place) => is !== answered[place])) setAnswered(now)
  })
  return sections.map(
    ({ fields }, place) => answered[place] === true && fields.every(({ name }) => !errors[name]),
  )
}
