import { isSpamReason, type SpamReason } from '../../intake/shared/spam-reasons'

/** PostgreSQL returns JSON parsed, SQLite as text; a reason of another version is left out. */
export function spamReasonsIn(stored: unknown): SpamReason[] {
  const reasons: unknown = typeof stored === 'string' ? JSON.parse(stored) : stored
  return Array.isArray(reasons) ? reasons.map(String).filter(isSpamReason) : []
}
