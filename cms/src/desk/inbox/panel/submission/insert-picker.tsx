import { Combobox, ComboboxOption, Textarea } from '@strapi/design-system'
import { type ComponentProps, type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { firstMatch, isPartOf } from '../../../../platform/panel/first-match'

type Insertable = { id: number; name: string; text: string }

const isCtrlEnter = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key === 'Enter' && (ctrlKey || metaKey)

/**
 * A text box into which some texts can be put where the cursor is: a key at the beginning of a word or line opens the
 * list of them, which is searched by name.
 */
export function useInsert(value: string, write: (value: string) => void, key: string) {
  const area = useRef<HTMLTextAreaElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  /** The key that opened the list; empty if a click did. */
  const opener = useRef('')
  return {
    value,
    write,
    area,
    picker,
    opener,
    onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
      const { selectionStart } = event.currentTarget
      const isBeginning = selectionStart === 0 || /\s/.test(value[selectionStart - 1] ?? '')
      if (event.key !== key || !isBeginning || picker.current === null) return
      event.preventDefault()
      opener.current = key
      picker.current.focus()
    },
    /** Puts a text where the cursor is, and closes the list. */
    insert(text: string, close: () => void, takesFocus = true) {
      const { selectionStart = value.length, selectionEnd = value.length } = area.current ?? {}
      const rest = value.slice(selectionEnd)
      const put = () => {
        write(
          `${value.slice(0, selectionStart)}${text}${text.endsWith(' ') ? rest.trimStart() : rest}`,
        )
        close()
      }
      if (!takesFocus) return put()
      // The list is closed first: an open one would take the focus back, and the next key would be lost. Focuses the
      // text box at once, for the next key, and again once the closed list has given the focus to its own box.
      flushSync(put)
      area.current?.focus()
      area.current?.setSelectionRange(selectionStart + text.length, selectionStart + text.length)
      requestAnimationFrame(() => area.current?.focus())
    },
  }
}

const isTyped = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey

type Insert = ReturnType<typeof useInsert>

type AreaProps = Pick<ComponentProps<typeof Textarea>, 'name' | 'maxLength' | 'rows'> & {
  into: Insert
  onCtrlEnter: () => void
}

/** The text box; Ctrl and Enter do what its button does. */
export const InsertArea = ({ into, onCtrlEnter, ...area }: AreaProps) => (
  <Textarea
    {...area}
    ref={into.area}
    value={into.value}
    onChange={(event: { target: { value: string } }) => into.write(event.target.value)}
    onKeyDown={(event) => (isCtrlEnter(event) ? onCtrlEnter() : into.onKeyDown(event))}
  />
)

type Props = {
  label: string
  placeholder: string
  from: readonly Insertable[]
  into: Insert
}

export function InsertPicker({
  label,
  placeholder,
  from,
  into: { picker, opener, insert },
}: Props) {
  // Replaces the combobox after each choice, as it would keep the name of what was chosen.
  const [round, setRound] = useState(0)
  const close = () => setRound(round + 1)
  const choose = (chosen: Insertable) => {
    opener.current = ''
    insert(chosen.text, close)
  }
  const isPartOfName = (typed: string) => from.some(({ name }) => isPartOf(name, typed))
  /** Puts what was typed into the text: the list was not meant, or has no such name. */
  const leave = (typed: string, takesFocus = true) => {
    const text = `${opener.current}${typed}`
    opener.current = ''
    insert(text, close, takesFocus)
  }
  return (
    <Combobox
      key={round}
      ref={picker}
      aria-label={label}
      placeholder={placeholder}
      size="S"
      value=""
      // Finds names by any part of them, and never completes what is typed.
      autocomplete={{ type: 'list', filter: 'contains' }}
      onChange={(id?: string | number) => {
        const chosen = from.find((one) => String(one.id) === String(id))
        if (chosen) choose(chosen)
      }}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
        // Only if the focus went elsewhere than into the list.
        if (opener.current !== '' && relatedTarget?.closest('[role="listbox"]') === null)
          leave(currentTarget.value, false)
      }}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        const { value } = event.currentTarget
        if (opener.current !== '' && (event.key === 'Escape' || event.key === 'Tab')) {
          event.preventDefault()
          return leave(value)
        }
        if (opener.current !== '' && event.key === 'Backspace' && value === '') {
          event.preventDefault()
          opener.current = ''
          return leave('')
        }
        if (isTyped(event) && opener.current !== '' && !isPartOfName(value + event.key)) {
          event.preventDefault()
          return leave(value + event.key)
        }
        const first = firstMatch(event, from, ({ name }) => name)
        if (!first) return
        event.preventDefault()
        choose(first)
      }}
    >
      {from.map(({ id, name }) => (
        <ComboboxOption key={id} value={String(id)}>
          {name}
        </ComboboxOption>
      ))}
    </Combobox>
  )
}
