import { useForm } from '@strapi/strapi/admin'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { saves } from '../../panel/watch-saves'
import { isSame } from './merge/values'

/** Strapi's form shows what was sent once it is stored, and then what the server stored. */
const RESETS = 2

/** What somebody types while a save is on its way stays. */
export function useTypedMeanwhile(name: string) {
  const { values, initialValues, getValues, setValues } = useForm(name, (form) => form)
  const shown = useRef({ values, initialValues })
  const sent = useRef(new Map<string, unknown>())
  const resets = useRef(0)

  useEffect(
    () =>
      saves.watch((step) => {
        sent.current = new Map(Object.entries(getValues()))
        resets.current = step === 'started' ? RESETS : 0
      }),
    [getValues],
  )
  // A layout effect runs before anybody can type into the form that was reset.
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { values, initialValues }
    if (resets.current === 0 || initialValues === before.initialValues) return
    resets.current -= 1
    const typed = Object.entries(before.values).filter(
      ([field, value]) => !isSame(value, sent.current.get(field)),
    )
    if (typed.length === 0) return
    const kept = { ...values, ...Object.fromEntries(typed) }
    // Noted at once, since the next reset may come before these values are shown.
    shown.current.values = kept
    setValues(kept)
  }, [values, initialValues, setValues])
}
