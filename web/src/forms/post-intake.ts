import {
  type FailureTexts,
  formHeaders,
  honeypotFilled,
  type IntakeForm,
  networkFailure,
  serverFailure,
  type ShownFailure,
  spokenLanguage,
} from '@app/contract'
import { siteConfig } from '../browser/site-config'

const TIMEOUT_MS = 30_000

/** A form to post to. Without failure messages, a failure is only logged. */
export type PostedForm = Pick<IntakeForm, 'name' | 'endpoint' | 'base' | 'wordingVersion'> & {
  readonly failure?: FailureTexts | null
}

export type Signals = {
  /** The idempotency key: the same for the same payload. */
  key: string
  /** Seconds since the form was shown. */
  seconds?: number
  /** Whether the honeypot was filled in. */
  honeypot?: boolean
  /** Lets the request survive a navigation. */
  keepalive?: boolean
}

export type PostResult = { ok: true } | { ok: false; failure: ShownFailure }

const noMessages: FailureTexts = { fallback: '', network: '' }

export function intakeAddress({ base, endpoint }: Pick<PostedForm, 'base' | 'endpoint'>): string {
  const { apiUrl, secureApiUrl } = siteConfig()
  return base === 'secure' ? `${secureApiUrl}/api/${endpoint}` : `${apiUrl}/${endpoint}`
}

function headersOf({ wordingVersion }: PostedForm, { key, seconds, honeypot }: Signals) {
  const headers: Record<string, string> = {
    'Content-Type': 'application/json',
    [formHeaders.idempotencyKey]: key,
  }
  if (seconds !== undefined) headers[formHeaders.seconds] = String(Math.floor(seconds))
  if (wordingVersion !== undefined) headers[formHeaders.wording] = wordingVersion
  const language = spokenLanguage()
  if (language !== undefined) headers[formHeaders.language] = language
  if (honeypot) headers[formHeaders.honeypot] = honeypotFilled
  return headers
}

/** Undefined if the body is not JSON. */
const bodyOf = (response: Response): Promise<unknown> =>
  response.json().catch(() => undefined) as Promise<unknown>

/** Posts once, without retries. Never throws: failures are returned with the message to show. */
export async function postIntake(
  form: PostedForm,
  payload: object,
  signals: Signals,
): Promise<PostResult> {
  const texts = form.failure ?? noMessages
  const controller = new AbortController()
  // Aborts with a text, not an Error: the investor form would show the Error's message instead of its own.
  const timer = setTimeout(() => controller.abort('timeout'), TIMEOUT_MS)
  try {
    const response = await fetch(intakeAddress(form), {
      method: 'POST',
      headers: headersOf(form, signals),
      body: JSON.stringify(payload),
      credentials: 'omit',
      signal: controller.signal,
      ...(signals.keepalive ? { keepalive: true } : {}),
    })
    if (response.ok) return { ok: true }
    console.warn(`${form.endpoint} was refused with the status ${response.status}.`)
    return { ok: false, failure: serverFailure(texts, response.status, await bodyOf(response)) }
  } catch (error) {
    console.warn(`${form.endpoint} could not be sent:`, error)
    return { ok: false, failure: networkFailure(texts, error) }
  } finally {
    clearTimeout(timer)
  }
}
