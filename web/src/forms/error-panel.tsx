import {
  type Field,
  labelOf,
  messageInWords,
  type PageForm,
  type ShownFailure,
  t,
  translated,
} from '@app/contract'
import { type MouseEvent, useEffect, useRef } from 'react'

type ErrorPanelProps = {
  form: PageForm
  failure: ShownFailure | undefined
  /** In the form's order. */
  invalidFields: Field[]
  /** The prefix of the fields' ids. */
  id: string
}

const countOf = (fields: Field[]) =>
  fields.length === 1
    ? t('Please check one answer.')
    : t('Please check {count} answers.', { count: fields.length })

/** Explains why the form was not sent, with links to the invalid fields under their sections. Takes the focus. */
export function ErrorPanel({ form, failure, invalidFields, id }: ErrorPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])

  const goToField = (event: MouseEvent<HTMLAnchorElement>, { name }: Field) => {
    const named = panel.current?.closest('form')?.elements.namedItem(name)
    const control = named instanceof RadioNodeList ? named[0] : named
    if (!(control instanceof HTMLElement)) return
    event.preventDefault()
    control.focus()
  }

  /** A message of the server: of a field, or of the whole form. */
  const inWords = (message: string) => {
    const field = form.fields.find(({ name }) => failure?.fields[name] === message)
    return field ? messageInWords(field, message) : translated(message)
  }

  return (
    // `autoFocus` is for a page without scripts.
    <div ref={panel} className="error-panel" role="alert" tabIndex={-1} autoFocus>
      {failure?.list.length ? (
        <ul className="error-panel__list">
          {failure.list.map((error) => (
            <li key={error}>{inWords(error)}</li>
          ))}
        </ul>
      ) : (
        <p className="error-panel__message">
          {inWords(failure?.message ?? form.invalidBanner ?? countOf(invalidFields))}
        </p>
      )}
      {form.sections.map(({ title, fields }, index) => {
        const invalid = fields.filter((field) => invalidFields.includes(field))
        return (
          invalid.length > 0 && (
            <div key={index} className="error-panel__section">
              {title && <p id={`${id}-check-${index}`}>{translated(title)}</p>}
              <ul aria-labelledby={title && `${id}-check-${index}`}>
                {invalid.map((field) => (
                  <li key={field.name}>
                    <a href={`#${id}-${field.name}`} onClick={(event) => goToField(event, field)}>
                      {translated(labelOf(field))}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )
        )
      })}
    </div>
  )
}
