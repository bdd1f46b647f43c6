import {
  type FailureTexts,
  formHeaders,
  honeypotFilled,
  type IntakeForm,
  networkFailure,
  serverFailure,
  type ShownFailure,
} from '@beam/contract'
import { siteConfig } from '../browser/site-config'

const LIMIT_MS = 30_000

/** An intake that may say what it shows when it fails; without words the failure is only logged. */
export type PostedForm = Pick<IntakeForm, 'name' | 'endpoint' | 'base' | 'wordingVersion'> & {
  readonly failure?: FailureTexts | null
}

export type Signals = {
  /** The same for the same body, so that sending again cannot double. */
  key: string
  /** Whole seconds since the form was first seen. */
  seconds?: number
  /** Whether the field that people cannot see was filled in. */
  honeypot?: boolean
  /** Lets the call outlive the page. */
  keepalive?: boolean
}

export type PostResult = { ok: true } | { ok: false; failure: ShownFailure }

const silent: FailureTexts = { fallback: '', network: '' }

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
  if (honeypot) headers[formHeaders.honeypot] = honeypotFilled
  return headers
}

/** What the answer holds, or nothing where it holds no JSON. */
const bodyOf = (response: Response): Promise<unknown> =>
  response.json().catch(() => undefined) as Promise<unknown>

/** One post, once: every outcome is a value, and every failure carries the form's own words. */
export async function postIntake(
  form: PostedForm,
  payload: object,
  signals: Signals,
): Promise<PostResult> {
  const texts = form.failure ?? silent
  const controller = new AbortController()
  // A reason that is no Error: a form that shows the error's text shows its own words for this.
  const timer = setTimeout(() => controller.abort('too slow'), LIMIT_MS)
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
    console.warn(`${form.endpoint} was refused with status ${response.status}.`)
    return { ok: false, failure: serverFailure(texts, response.status, await bodyOf(response)) }
  } catch (error) {
    console.warn(`${form.endpoint} could not be sent:`, error)
    return { ok: false, failure: networkFailure(texts, error) }
  } finally {
    clearTimeout(timer)
  }
}
