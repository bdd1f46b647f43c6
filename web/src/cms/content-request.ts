import { assertOk, ContentServiceError } from './content-service-error'
import { type Query, toQueryString } from './query-string'

const LIMIT_MS = 4_000

type Service = { cmsUrl: string; token: string; fetch: typeof fetch }

export type ContentRequest = (
  path: string,
  query: Query,
  signal?: AbortSignal | undefined,
) => Promise<unknown>

/** One GET to the content service: credential, limit of time, and its refusals as errors. */
export function contentRequest({ cmsUrl, token, fetch }: Service): ContentRequest {
  const headers: HeadersInit = token ? { Authorization: `Bearer ${token}` } : {}
  return (path, query, signal) => {
    const parameters = toQueryString(query)
    const url = `${cmsUrl}/api/${path}${parameters && `?${parameters}`}`
    return limited(signal, async (limit) => {
      const response = await fetch(url, { headers, signal: limit })
      assertOk(response)
      return (await response.json()) as unknown
    })
  }
}

/** By hand, since AbortSignal.any is younger than some of the browsers that come here. */
async function limited<T>(
  signal: AbortSignal | undefined,
  run: (limit: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted()
  const controller = new AbortController()
  const stop = () => controller.abort(signal?.reason)
  const timer = setTimeout(
    () => controller.abort(new ContentServiceError('The content service took too long.')),
    LIMIT_MS,
  )
  signal?.addEventListener('abort', stop, { once: true })
  try {
    return await run(controller.signal)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}
