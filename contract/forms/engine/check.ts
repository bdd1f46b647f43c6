import { refuse, refuseFields, type Refusal } from './responses'
import type { IntakeForm, PayloadOf } from './define-form'
import { wireSchema } from './schema'

export type Checked<Payload> = { ok: true; value: Payload } | { ok: false; refusal: Refusal }

const isPlainObject = (body: unknown): body is object => {
  if (typeof body !== 'object' || body === null) return false
  const prototype: unknown = Object.getPrototypeOf(body)
  return prototype === Object.prototype || prototype === null
}

/** Validates a payload: unknown keys are dropped, and every known key is present in the result. */
export const checkForm = <F extends IntakeForm>(form: F, body: unknown): Checked<PayloadOf<F>> => {
  if (!isPlainObject(body))
    return { ok: false, refusal: refuse('The answers must be sent as one JSON object.') }
  const parsed = wireSchema(form).safeParse(body)
  // The schema and the payload's type derive from the same table.
  if (parsed.success) return { ok: true, value: parsed.data as PayloadOf<F> }
  const fields: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) fields[String(path[0])] ??= message
  return { ok: false, refusal: refuseFields(fields) }
}
