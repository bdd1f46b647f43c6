import { readFileSync } from 'node:fs'

class SecretError extends Error {
  override name = 'SecretError'
}

/** What both servers sign with, or know somebody by; an empty one would be known to all. */
export function readSecretFile(path: string): string {
  const secret = textOf(path)?.trim()
  if (!secret)
    throw new SecretError(
      `There is no readable secret at ${path}. Start with "npm start", which makes it.`,
    )
  return secret
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
