/** In a page without TLS there is no randomUUID. */
export const newKey = (): string =>
  typeof crypto.randomUUID === 'function'
    ? crypto.randomUUID()
    : Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join('')

/** One key for one body, however often and in whatever order the bodies come. */
export function submissionKeys(make: () => string = newKey): (payload: object) => string {
  const keys = new Map<string, string>()
  return (payload) => {
    const body = JSON.stringify(payload)
    const key = keys.get(body) ?? make()
    keys.set(body, key)
    return key
  }
}
