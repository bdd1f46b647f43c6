import { assertOk, ContentServiceError } from './content-service-error'
import { type Query, toQueryString } from './query-string'

const LIMIT_MS = 4_000
/** A service that was silent is given less time for a while: readers wait long for it once. */
const WARY_LIMIT_MS = 1_000
const WARY_FOR_MS = 30_000

type Service = { cmsUrl: string; token: string; fetch: typeof fetch }

export type ContentRequest = (
  path: string,
  query: Query,
  signal?: AbortSignal | undefined,
) => Promise<unknown>

/** One GET to the content service: credential, limit of time, and its refusals as errors. */
export function contentRequest({ cmsUrl, token, fetch }: Service): ContentRequest {
  const headers: HeadersInit = token ? { Authorization: `Bearer ${token}` } : {}
  let waryUntil = 0
  const onSilence = () => (waryUntil = Date.now() + WARY_FOR_MS)
  return (path, query, signal) => {
    const parameters = toQueryString(query)
    const url = `${cmsUrl}/api/${path}${parameters && `?${parameters}`}`
    const limit = Date.now() < waryUntil ? WARY_LIMIT_MS : LIMIT_MS
    return limited({ signal, limit, onSilence }, async (stop) => {
      const response = await fetch(url, { headers, signal: stop })
      assertOk(response)
      const body = (await response.json()) as unknown
      waryUntil = 0
      return body
    })
  }
}

type Bounds = { signal: AbortSignal | undefined; limit: number; onSilence: () => void }

/** By hand, since AbortSignal.any is younger than some of the browsers that come here. */
async function limited<T>(
  { signal, limit, onSilence }: Bounds,
  run: (stop: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted()
  const controller = new AbortController()
  const stop = () => controller.abort(signal?.reason)
  const timer = setTimeout(() => {
    onSilence()
    controller.abort(new ContentServiceError('The content service took too long.'))
  }, limit)
  signal?.addEventListener('abort', stop, { once: true })
  try {
    return await run(controller.signal)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}
