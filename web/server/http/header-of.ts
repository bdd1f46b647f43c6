import type { IncomingMessage } from 'node:http'

/** One header, without the object of all headers that `request.headers` makes when it is first read. */
export function headerOf({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  let value: string | undefined
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const given = rawHeaders[at] ?? ''
    if (given.length !== name.length || given.toLowerCase() !== name) continue
    value = value === undefined ? rawHeaders[at + 1] : `${value}, ${rawHeaders[at + 1]}`
  }
  return value
}
