import { type Field, labelOf, type PageForm, type ShownFailure } from '@beam/contract'
import { type MouseEvent, useEffect, useRef } from 'react'

type TroubleProps = {
  form: PageForm
  failure: ShownFailure | undefined
  /** The fields in error, in the form's order. */
  blamed: Field[]
  /** Prefix of the fields' ids. */
  id: string
}

const countOf = (fields: Field[]) =>
  fields.length === 1 ? 'Please check one answer.' : `Please check ${fields.length} answers.`

/** Why nothing was sent: it takes the focus, and leads to the fields to blame. */
export function Trouble({ form, failure, blamed, id }: TroubleProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])

  const goTo = (event: MouseEvent<HTMLAnchorElement>, { name }: Field) => {
    const named = panel.current?.closest('form')?.elements.namedItem(name)
    const control = named instanceof RadioNodeList ? named[0] : named
    if (!(control instanceof HTMLElement)) return
    event.preventDefault()
    control.focus()
  }

  return (
    <div ref={panel} className="trouble" role="alert" tabIndex={-1}>
      {failure?.list.length ? (
        <ul className="trouble__list">
          {failure.list.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      ) : (
        <p className="trouble__message">
          {failure?.message ?? form.invalidBanner ?? countOf(blamed)}
        </p>
      )}
      {blamed.length > 0 && (
        <ul className="trouble__links" aria-label="Answers to check">
          {blamed.map((field) => (
            <li key={field.name}>
              <a href={`#${id}-${field.name}`} onClick={(event) => goTo(event, field)}>
                {labelOf(field)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
