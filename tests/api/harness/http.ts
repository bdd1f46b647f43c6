import { request } from 'node:http'

export type Answer = {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  json: unknown
}

type Asked = {
  method?: string
  headers?: Record<string, string>
  /** Several chunks travel without a Content-Length. */
  chunks?: (string | Buffer)[]
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
function open(url: string, method: string, headers: Record<string, string>) {
  const sent = request(url, { method, headers, agent: false })
  const answer = new Promise<Answer>((resolve, reject) => {
    sent.on('error', reject)
    sent.on('response', (response) => {
      const received: Buffer[] = []
      response.on('data', (chunk: Buffer) => received.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const text = Buffer.concat(received).toString()
        const { statusCode: status = 0, headers: answered } = response
        resolve({ status, headers: answered, text, json: parsed(text) })
      })
    })
  })
  return { sent, answer }
}

export function ask(url: string, { method = 'GET', headers = {}, chunks = [] }: Asked = {}) {
  const { sent, answer } = open(url, method, headers)
  const [only] = chunks
  if (chunks.length === 1 && only !== undefined) sent.end(only)
  else {
    for (const chunk of chunks) sent.write(chunk)
    sent.end()
  }
  return answer
}

/** Starts a JSON post: `letIn` resolves once the server has accepted the headers, `finish` sends the rest. */
export function begun(url: string, [first, rest]: readonly [string, string]) {
  const { sent, answer } = open(url, 'POST', { ...json, Expect: '100-continue' })
  const letIn = new Promise<void>((resolve, reject) => {
    sent.on('continue', () => sent.write(first, () => resolve()))
    sent.on('error', reject)
  })
  sent.flushHeaders()
  return { letIn, answer, finish: () => sent.end(rest) }
}
