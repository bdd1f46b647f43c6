import { t, type TextField } from '@app/contract'
import { useEffect, useState } from 'react'
import { classes } from '../../ui/classes'
import { useIntakeForm } from '../intake-form-context'

const ANNOUNCE_AFTER_MS = 1000

const remaining = (count: number) =>
  count === 1 ? t('1 character left') : t('{count} characters left', { count })

const lengthOf = (value: unknown) => (typeof value === 'string' ? value.length : 0)

type CounterProps = { field: TextField; id: string; limit: number }

/** Updates on every keystroke; screen readers announce it once typing pauses. */
export function Counter({ field, id, limit }: CounterProps) {
  const { name, warnAbove = limit * 0.9 } = field
  const { methods, id: prefix, posted } = useIntakeForm()
  const { subscribe } = methods
  const [length, setLength] = useState(() => lengthOf(posted?.values[name]))
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    // The control may already have text, typed before hydration or restored by the browser.
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
      () => setAnnouncement(length === 0 ? '' : remaining(Math.max(0, limit - length))),
      ANNOUNCE_AFTER_MS,
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
        {t('Up to {count} characters.', { count: limit })}
      </span>
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </>
  )
}
