import type { IncomingMessage } from 'node:http'

/** One header, without the object of all headers that `request.headers` makes when it is first read. */
export function headerOf({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  let value: string | undefined
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const rawName = rawHeaders[index] ?? ''
    if (rawName.length !== name.length || rawName.toLowerCase() !== name) continue
    value = value === undefined ? rawHeaders[index + 1] : `${value}, ${rawHeaders[index + 1]}`
  }
  return value
}
