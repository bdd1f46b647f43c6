import { isSameHash, keyedHash } from '@beam/runtime'

const PASS_PATTERN = /^(\d{1,10})\.(\d{13})\.([\w-]{43})$/

const sign = (secret: string, message: string) => keyedHash(secret, 'edit bar', message)

/** Lets the site's edit bar ask about pages in the name of a member of staff. */
export function signPass(secret: string, userId: number, expiresAt: number): string {
  const message = `${userId}.${expiresAt}`
  return `${message}.${sign(secret, message)}`
}

/** The member of staff a pass was made for, or null if its signature is wrong or it has expired. */
export function userOfPass(secret: string, pass: string, now: number): number | null {
  const [, userId, expiresAt, signature = ''] = PASS_PATTERN.exec(pass) ?? []
  if (userId === undefined || Number(expiresAt) < now) return null
  const expected = sign(secret, `${userId}.${expiresAt}`)
  return isSameHash(signature, expected) ? Number(userId) : null
}
