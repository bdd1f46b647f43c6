import { storedJson } from '../../../platform/database/stored-json'
import { isSpamReason, type SpamReason } from '../../intake/shared/spam-reasons'

/** A reason of another version is left out. */
export function parseSpamReasons(stored: unknown): SpamReason[] {
  const reasons = storedJson(stored)
  return Array.isArray(reasons) ? reasons.map(String).filter(isSpamReason) : []
}
