import { translated } from '../../languages/words'
import type { FailureTexts } from './define-form'
import { fillIn } from '../../languages/placeholders'

/** What the visitor is shown: the list if there is one, otherwise the message. */
export type ShownFailure = { message: string; list: string[]; fields: Record<string, string> }

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

// Parsed by hand, so that pages without a form load no zod. A proxy or an older server may send
// only part of a refusal, or something else.
const readBody = (body: unknown): ShownFailure => {
  const { message, errors, fields } = Object.fromEntries(entriesOf(body))
  return {
    message: textOf(message),
    list: Array.isArray(errors) ? errors.map(textOf).filter(Boolean) : [],
    fields: Object.fromEntries(
      entriesOf(fields).flatMap(([name, error]) => (textOf(error) ? [[name, textOf(error)]] : [])),
    ),
  }
}

export const serverFailure = (texts: FailureTexts, status: number, body: unknown): ShownFailure => {
  const { message, list, fields } = readBody(body)
  return {
    message: message || fillIn(translated(texts.fallback), { status: String(status) }),
    list: texts.listsErrors ? list : [],
    fields,
  }
}

export const networkFailure = (texts: FailureTexts, error: unknown): ShownFailure => {
  const errorText = texts.showsErrorText && error instanceof Error ? error.message : ''
  return { message: errorText || texts.network, list: [], fields: {} }
}
