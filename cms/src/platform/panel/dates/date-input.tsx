import { Field, TextInput } from '@strapi/design-system'
import { Calendar } from '@strapi/icons'
import { useField, useFocusInputField } from '@strapi/strapi/admin'
import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type DateType, dayAsTyped, patternIn, readDate, readDateTime } from './read-date'
import { clockAt, ownZone } from './zone'

type Props = Pick<ComponentProps<typeof TextInput>, 'disabled' | 'onFocus' | 'aria-label'> & {
  name: string
  type: DateType
  label?: ReactNode
  labelAction?: ReactNode
  hint?: ReactNode
  required?: boolean
}

const read = (type: DateType, text: string) =>
  type === 'date'
    ? readDate(text, navigator.language)
    : readDateTime(text, navigator.language, ownZone())

const isUnderstood = (reading: ReturnType<typeof read>) =>
  reading !== 'empty' && 'stored' in reading

/** A stored date in the only form that a native field takes: 2026-12-24 or 2026-12-24T09:00. */
const clockOf = (type: DateType, stored: string) =>
  type === 'date' ? stored : clockAt(new Date(stored), ownZone())

/** A stored date as somebody could have typed it. A text that could not be read stays as it was typed. */
function typedOf(type: DateType, value: unknown): string {
  if (typeof value !== 'string') return ''
  const isStored = type === 'date' ? /^\d{4}-\d\d-\d\d$/.test(value) : value.endsWith('Z')
  if (!isStored || Number.isNaN(Date.parse(value))) return value
  const [day = '', time = ''] = clockOf(type, value).split('T')
  return [dayAsTyped(day, navigator.language), time].filter(Boolean).join(' ')
}

/** The browser's own calendar, opened from an element that nobody sees. */
const hidden = {
  position: 'absolute',
  inset: 'auto 0 0 auto',
  width: 0,
  height: 0,
  opacity: 0,
} as const

/**
 * Takes a date in the order of the browser or year first, and says in words which day was understood. What
 * cannot be read goes into the form as it was typed, so that a save is refused.
 */
export function DateInput(props: Props) {
  const {
    name,
    type,
    label,
    labelAction,
    hint,
    required = false,
    disabled = false,
    onFocus,
  } = props
  const focusRef = useFocusInputField(name)
  const calendar = useRef<HTMLInputElement>(null)
  const { text, understood, error, enter, leave, pick } = useTypedDate(name, type)
  return (
    <Field.Root
      name={name}
      required={required}
      error={error}
      hint={
        understood ? (
          <>
            <strong>{understood.words}</strong>
            {hint && <br />}
            {hint}
          </>
        ) : (
          hint
        )
      }
      style={{ position: 'relative' }}
    >
      <Field.Label action={labelAction}>{label}</Field.Label>
      <TextInput
        ref={focusRef as Ref<never>}
        aria-label={props['aria-label']}
        disabled={disabled}
        value={text}
        autoComplete="off"
        placeholder={patternIn(navigator.language) + (type === 'date' ? '' : ' HH:MM')}
        onFocus={onFocus}
        onBlur={leave}
        onKeyDown={(event: { key: string }) => event.key === 'Enter' && leave()}
        onChange={(event: { target: { value: string } }) => enter(event.target.value)}
        endAction={
          <Field.Action
            label="Choose from a calendar"
            disabled={disabled}
            onClick={() => calendar.current?.showPicker()}
          >
            <Calendar fill="neutral500" />
          </Field.Action>
        }
      />
      <input
        ref={calendar}
        aria-hidden
        tabIndex={-1}
        type={type === 'date' ? 'date' : 'datetime-local'}
        value={understood ? clockOf(type, understood.stored) : ''}
        onChange={({ target }) => pick(target.value)}
        style={hidden}
      />
      <div aria-live="polite">
        <Field.Hint />
      </div>
      <Field.Error />
    </Field.Root>
  )
}

/** The value of the field, and its text as it is typed. The text is put in order only once the field is left. */
function useTypedDate(name: string, type: DateType) {
  const field = useField<string | null>(name)
  const [text, setText] = useState(() => typedOf(type, field.value))
  const [hasLeft, setHasLeft] = useState(true)
  const sent = useRef(field.value)

  // Shows a value that something else has set, before the next key: it would be typed into the old text.
  useLayoutEffect(() => {
    if (field.value === sent.current) return
    sent.current = field.value
    setText(typedOf(type, field.value))
  }, [type, field.value])

  const send = (value: string | null) => {
    sent.current = value
    field.onChange(name, value)
  }
  const take = (typed: string) => {
    const found = read(type, typed)
    if (found === 'empty') send(null)
    else send(isUnderstood(found) ? found.stored : typed)
  }
  const reading = read(type, text)
  const wrong = hasLeft && reading !== 'empty' && 'error' in reading ? reading.error : undefined
  return {
    text,
    understood: isUnderstood(reading) ? reading : undefined,
    error: wrong ?? field.error,
    enter: (typed: string) => {
      setHasLeft(false)
      setText(typed)
      take(typed)
    },
    leave: () => {
      setHasLeft(true)
      setText((shown) => {
        const found = read(type, shown)
        return isUnderstood(found) ? typedOf(type, found.stored) : shown
      })
    },
    pick: (picked: string) => {
      setHasLeft(true)
      setText(picked.replace('T', ' '))
      take(picked)
    },
  }
}
