import { useField } from '@strapi/design-system'
import { Discuss } from '@strapi/icons'
import { useForm } from '@strapi/strapi/admin'
import { useEffect, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import type { Row } from '../../../content/shared/fields'
import { type About, MAX_QUOTE_LENGTH } from '../shared/calls'
import { fieldAt } from '../shared/field-path'

/** The field of each open comment, and what begins one. */
type Marks = { openAt: (string | null)[]; begin: (about: Partial<About>) => void }

let marks: Marks | undefined
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What the labels of the form show until it is left. */
export function useMarks(now: Marks | undefined) {
  useEffect(() => {
    marks = now
    for (const listener of listeners) listener()
    return () => void (marks = undefined)
  }, [now])
}

/** Without an open comment it is seen while its field has the focus or is under the pointer. */
const Mark = styled.button`
  display: flex;
  align-items: center;
  padding-inline: 4px;
  height: 24px;
  margin-block: -4px;
  color: ${({ theme }) => theme.colors.primary600};
  div:not(:hover, :focus-within) > div > div > &[data-none] {
    visibility: hidden;
  }
  [role='dialog'] & {
    display: none;
  }
`

/** The words that are selected in the field of a button; none if all are, as when a field is reached by Tab. */
function selectedAt(button: Element): string {
  const field = button.parentElement?.parentElement?.parentElement
  const input = field?.querySelector<HTMLInputElement>('input, textarea')
  const { value = '', selectionStart, selectionEnd } = input ?? {}
  const inText = field?.contains(getSelection()?.anchorNode ?? null) ? String(getSelection()) : ''
  const words = input ? value.slice(selectionStart ?? 0, selectionEnd ?? 0) : inText
  return words === value ? '' : words.replaceAll('\uFEFF', '').trim().slice(0, MAX_QUOTE_LENGTH)
}

function FieldMark() {
  const { name = '' } = useField('FieldMark')
  const path = useForm('FieldMark', ({ values }) => fieldAt(values as Row, name)?.kept)
  const shown = useSyncExternalStore(subscribe, () => marks)
  if (!shown || path === undefined) return null
  const count = shown.openAt.filter((one) => one === path).length
  const label = count === 0 ? 'Comment on this field' : `Open comments on this field: ${count}`
  return (
    <Mark
      type="button"
      aria-label={label}
      title={label}
      data-none={count === 0 || undefined}
      // Keeps what is selected in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ currentTarget }) => shown.begin({ path, quote: selectedAt(currentTarget) })}
    >
      <Discuss aria-hidden />
      {count || ''}
    </Mark>
  )
}

type Rows = object[][]
type Layout = { layout: Rows[]; components: Record<string, { layout: Rows }> }

const labelAction = <FieldMark />

/** The layout itself stays, since with another one each field is drawn anew. */
export function markFields<Form extends { layout: Layout }>(form: Form): Form {
  const { layout, components } = form.layout
  const rows = [...layout.flat(), ...Object.values(components).flatMap((part) => part.layout)]
  for (const field of rows.flat()) Object.assign(field, { labelAction })
  return form
}
