import { createHmac, timingSafeEqual } from 'node:crypto'

const PASS_PATTERN = /^(\d{1,10})\.(\d{13})\.([\w-]{43})$/

const sign = (secret: string, message: string) =>
  createHmac('sha256', secret).update(`beam edit bar v1 ${message}`).digest('base64url')

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
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? Number(userId) : null
}
