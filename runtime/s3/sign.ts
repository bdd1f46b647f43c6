import { createHash, createHmac } from 'node:crypto'

export type Account = { id: string; secret: string; region: string }

type Request = { method: string; url: URL; headers: Record<string, string>; body: Uint8Array }

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

export const sha256 = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('hex')

/** As signatures want it: `encodeURIComponent` leaves some signs that RFC 3986 reserves. */
export const encodeStrictly = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** The headers of a request with its signature, Amazon’s version 4. The query of the URL must be sorted. */
export function signed(
  { method, url, headers, body }: Request,
  { id, secret, region }: Account,
  at: Date,
): Record<string, string> {
  const time = at.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const day = time.slice(0, 8)
  const scope = `${day}/${region}/s3/aws4_request`
  const bodyHash = sha256(body)
  const sent = { ...headers, 'x-amz-content-sha256': bodyHash, 'x-amz-date': time }
  const named = Object.entries({ ...sent, host: url.host })
    .map(([name, value]): [string, string] => [name.toLowerCase(), value])
    .sort(([one], [other]) => (one < other ? -1 : 1))
  const names = named.map(([name]) => name).join(';')
  const lines = named.map(([name, value]) => `${name}:${value}\n`).join('')
  const query = url.search.slice(1)
  const canonical = [method, url.pathname, query, lines, names, bodyHash].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`)
  const signature = hmac(key, toSign).toString('hex')
  return {
    ...sent,
    Authorization: `AWS4-HMAC-SHA256 Credential=${id}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  }
}
