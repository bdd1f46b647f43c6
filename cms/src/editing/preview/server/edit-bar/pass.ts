import { isSameHash, keyedHash } from '@app/runtime'
import type { Maker } from '../../../../access/accounts/ability-of-maker'

/** How long a pass can be used: a working day and a long evening. */
export const PASS_MS = 12 * 3_600_000

const PASS_PATTERN = /^(\d{1,10})\.(\d{13})\.([\w-]{43})$/

const sign = (secret: string, message: string) => keyedHash(secret, 'edit bar', message)

/** A pass that lets the site's edit bar ask about pages in the name of a member of staff. */
export function signPass(secret: string, { userId, madeAt }: Maker): string {
  const message = `${userId}.${madeAt}`
  return `${message}.${sign(secret, message)}`
}

/** Who made a pass; null if the signature is wrong or the pass has expired. */
export function makerOfPass(secret: string, pass: string, now: number): Maker | null {
  const [, userId, madeAt, signature = ''] = PASS_PATTERN.exec(pass) ?? []
  if (userId === undefined || Number(madeAt) + PASS_MS < now) return null
  if (!isSameHash(signature, sign(secret, `${userId}.${madeAt}`))) return null
  return { userId: Number(userId), madeAt: Number(madeAt) }
}
