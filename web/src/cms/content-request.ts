import type { LanguageCode } from '@app/contract'
import { assertOk, ContentServiceError } from './content-service-error'
import { type Query, toQueryString } from './query-string'

const TIMEOUT_MS = 4_000
/** After a timeout the next calls get less time, so that visitors wait the full time only once. */
const SHORT_TIMEOUT_MS = 1_000
const SHORT_TIMEOUT_FOR_MS = 30_000

type Service = {
  cmsUrl: string
  token: string
  fetch: typeof fetch
  /** Undefined for the site's own. */
  language?: LanguageCode | undefined
}

export type ContentRequest = (
  path: string,
  query: Query,
  signal?: AbortSignal | undefined,
) => Promise<unknown>

/** Makes authenticated GET requests to the content service. Any status other than 2xx is an error. */
export function contentRequest({ cmsUrl, token, fetch, language }: Service): ContentRequest {
  const headers: HeadersInit = token ? { Authorization: `Bearer ${token}` } : {}
  let shortUntil = 0
  const onTimeout = () => (shortUntil = performance.now() + SHORT_TIMEOUT_FOR_MS)
  return (path, query, signal) => {
    const search = toQueryString(language ? { ...query, language } : query)
    const url = `${cmsUrl}/api/${path}${search && `?${search}`}`
    const timeout = performance.now() < shortUntil ? SHORT_TIMEOUT_MS : TIMEOUT_MS
    return withTimeout({ signal, timeout, onTimeout }, async (combined) => {
      const response = await fetch(url, { headers, signal: combined })
      assertOk(response)
      const body = (await response.json()) as unknown
      shortUntil = 0
      return body
    })
  }
}

type Bounds = { signal: AbortSignal | undefined; timeout: number; onTimeout: () => void }

/**
 * Runs with a signal that aborts with the caller's signal or after the timeout. AbortSignal.any does the
 * same, but some of our visitors' browsers do not have it yet.
 */
async function withTimeout<T>(
  { signal, timeout, onTimeout }: Bounds,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted()
  const controller = new AbortController()
  const abort = () => controller.abort(signal?.reason)
  const timer = setTimeout(() => {
    onTimeout()
    controller.abort(new ContentServiceError('The content service did not answer in time.'))
  }, timeout)
  signal?.addEventListener('abort', abort, { once: true })
  try {
    return await run(controller.signal)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}
