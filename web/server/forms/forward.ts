import { formHeaders, honeypotFilled, type IntakeForm, type LanguageCode } from '@app/contract'
import { readLimited } from '../content/read-limited'
import { requestIdHeader } from '../logging/request-id'

/**
 * Two attempts are shorter than the time that any proxy waits for a response. The cms may store a form that timed out:
 * the next attempt, ours or the visitor's, has the same key, so that the form is stored once.
 */
const TIMEOUT_MS = 4_000
const MAX_RESPONSE_BYTES = 64 * 1024

export type Forwarded = {
  form: IntakeForm
  payload: object
  /** The idempotency key. */
  key: string
  /** The visitor's IP address, by which the cms limits submissions. */
  address: string
  isHoneypotFilled: boolean
  /** The language of the page that it was sent from. */
  language: LanguageCode | undefined
}

export type CmsResponse = { status: number; body: unknown; retryAfter: string | null }

/** Sends a form to the cms, again if it does not answer, or throws if the cms can't be reached. */
export type Forward = (forwarded: Forwarded) => Promise<CmsResponse>

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const forwardTo = (cmsUrl: string, token: string): Forward => {
  const send: Forward = async ({ form, payload, key, address, isHoneypotFilled, language }) => {
    const { endpoint, wordingVersion } = form
    const response = await fetch(`${cmsUrl}/api/${endpoint}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${token}`,
        // The cms trusts this header because of the token.
        'X-Forwarded-For': address,
        [formHeaders.idempotencyKey]: key,
        ...(wordingVersion !== undefined && { [formHeaders.wording]: wordingVersion }),
        ...(language !== undefined && { [formHeaders.language]: language }),
        ...(isHoneypotFilled && { [formHeaders.honeypot]: honeypotFilled }),
        ...requestIdHeader(),
      },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = (await readLimited(response, MAX_RESPONSE_BYTES)).toString()
    const { status, headers } = response
    return { status, body: parsed(text), retryAfter: headers.get('Retry-After') }
  }
  // Behind the name may be several: the second connection is made to one that lives.
  return (forwarded) => send(forwarded).catch(() => send(forwarded))
}
