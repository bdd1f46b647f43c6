import type { TextField } from '@beam/contract'
import { useEffect, useState } from 'react'
import { classes } from '../../ui/classes'
import { useKit } from '../kit'

const PAUSE_MS = 1000

const leftOf = (count: number) => (count === 1 ? '1 character left' : `${count} characters left`)

const lengthOf = (value: unknown) => (typeof value === 'string' ? value.length : 0)

type CounterProps = { field: TextField; id: string; limit: number }

/** How much is written and may be: seen at every key, heard after a pause. */
export function Counter({ field, id, limit }: CounterProps) {
  const { name, warnAbove = limit * 0.9 } = field
  const { methods, id: prefix } = useKit()
  const { subscribe } = methods
  const [length, setLength] = useState(0)
  const [heard, setHeard] = useState('')

  useEffect(() => {
    // What was typed before hydration, or restored by the browser.
    const control = document.getElementById(`${prefix}-${name}`)
    if (control && 'value' in control) setLength(lengthOf(control.value))
    return subscribe({
      name,
      exact: true,
      formState: { values: true },
      callback: ({ values }) => setLength(lengthOf(values[name])),
    })
  }, [name, prefix, subscribe])

  useEffect(() => {
    const timer = setTimeout(
      () => setHeard(length === 0 ? '' : leftOf(Math.max(0, limit - length))),
      PAUSE_MS,
    )
    return () => clearTimeout(timer)
  }, [length, limit])

  return (
    <>
      <span
        className={classes('field__count', length > warnAbove && 'field__count--warning')}
        aria-hidden="true"
      >
        {`${length}/${limit}`}
      </span>
      <span id={id} className="visually-hidden">
        {`Up to ${limit} characters.`}
      </span>
      <span className="visually-hidden" role="status">
        {heard}
      </span>
    </>
  )
}
