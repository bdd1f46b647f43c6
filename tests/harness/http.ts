import { request } from 'node:http'

export type HttpResponse = {
  status: number
  headers: Record<string, string | string[] | undefined>
  /** As it was transferred. */
  body: Buffer
  text: string
  json: unknown
}

type RequestOptions = {
  method?: string
  headers?: Record<string, string>
  /** Two or more chunks are sent without a Content-Length. */
  chunks?: (string | Buffer)[]
  /** Gives the request up. */
  signal?: AbortSignal
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const json = { 'Content-Type': 'application/json' }

/** A plain request, without the headers, decoding and retries that fetch adds. */
function open(url: string, method: string, headers: Record<string, string>, signal?: AbortSignal) {
  const sent = request(url, { method, headers, agent: false, ...(signal && { signal }) })
  const response = new Promise<HttpResponse>((resolve, reject) => {
    sent.on('error', reject)
    sent.on('response', (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('error', reject)
      incoming.on('end', () => {
        const body = Buffer.concat(chunks)
        const text = body.toString()
        const { statusCode: status = 0, headers: responseHeaders } = incoming
        resolve({ status, headers: responseHeaders, body, text, json: parsed(text) })
      })
    })
  })
  return { sent, response }
}

export function sendRequest(
  url: string,
  { method = 'GET', headers = {}, chunks = [], signal }: RequestOptions = {},
) {
  const { sent, response } = open(url, method, headers, signal)
  const [only] = chunks
  if (chunks.length === 1 && only !== undefined) sent.end(only)
  else {
    for (const chunk of chunks) sent.write(chunk)
    sent.end()
  }
  return response
}

/** Announces a JSON body of so many bytes and sends the first of them only. */
export function announcePost(url: string, bytes: number): Promise<HttpResponse> {
  const { sent, response } = open(url, 'POST', { ...json, 'Content-Length': String(bytes) })
  sent.write('{')
  return response.finally(() => sent.destroy())
}

/** `accepted` resolves once the server has received the request, which it answers later. */
export function beginRequest(url: string, headers: Record<string, string>) {
  const { sent, response } = open(url, 'GET', { ...headers, Expect: '100-continue' })
  const accepted = new Promise<void>((resolve, reject) => {
    sent.on('continue', resolve)
    sent.on('error', reject)
  })
  sent.end()
  return { accepted, response }
}

/** Starts a post, of JSON by default: `accepted` resolves once the server has accepted the headers, `finish` sends the rest. */
export function beginPost(
  url: string,
  [first, rest]: readonly [string, string],
  headers: Record<string, string> = json,
) {
  const { sent, response } = open(url, 'POST', { ...headers, Expect: '100-continue' })
  const accepted = new Promise<void>((resolve, reject) => {
    sent.on('continue', () => sent.write(first, () => resolve()))
    sent.on('error', reject)
  })
  sent.flushHeaders()
  return { accepted, response, finish: () => sent.end(rest) }
}
