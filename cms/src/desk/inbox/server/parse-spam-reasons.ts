import { storedJson } from '../../../platform/database/stored-json'
import { isSpamReason, type SpamReason } from '../../intake/shared/spam-reasons'

/** The reasons that are stored; one that this version of the cms does not know is left out. */
export function parseSpamReasons(stored: unknown): SpamReason[] {
  const reasons = storedJson(stored)
  return Array.isArray(reasons) ? reasons.map(String).filter(isSpamReason) : []
}
