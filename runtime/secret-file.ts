import { readFileSync } from 'node:fs'

class SecretError extends Error {
  override name = 'SecretError'
}

/** Reads a secret, and refuses an empty one: anybody could sign with it. */
export function readSecretFile(path: string): string {
  const secret = textOf(path)?.trim()
  if (!secret)
    throw new SecretError(
      `There is no readable secret at ${path}. Run "npm start", which creates it.`,
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
