import * as z from 'zod/mini'
import type { FailureTexts } from './define-form'
import { fillIn } from './placeholders'

/** What a person is shown: a list where there is one, else the message. */
export type ShownFailure = { message: string; list: string[]; fields: Record<string, string> }

// A proxy or an older server may answer with less than a refusal, or with none.
const answer = z.catch(
  z.object({
    message: z.catch(z.string(), ''),
    errors: z.catch(z.array(z.string()), []),
    fields: z.catch(z.record(z.string(), z.string()), {}),
  }),
  { message: '', errors: [], fields: {} },
)

export const serverFailure = (texts: FailureTexts, status: number, body: unknown): ShownFailure => {
  const { message, errors, fields } = answer.parse(body)
  return {
    message: message || fillIn(texts.fallback, { status: String(status) }),
    list: texts.listsErrors ? errors : [],
    fields,
  }
}

export const networkFailure = (texts: FailureTexts, error: unknown): ShownFailure => {
  const errorText = texts.showsErrorText && error instanceof Error ? error.message : ''
  return { message: errorText || texts.network, list: [], fields: {} }
}
