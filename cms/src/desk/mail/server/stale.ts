import { createHash } from 'node:crypto'
import { Refused } from '../../../platform/refusals/refused'

/** Names what was read, so that a save can say what it is based on. */
export const versionOf = (read: unknown): string =>
  createHash('sha256').update(JSON.stringify(read)).digest('base64url')

/** A save that names no version is not checked, so that programs need not read first. */
export function refuseStale(version: unknown, stored: unknown) {
  if (version !== undefined && version !== versionOf(stored))
    throw new Refused(409, 'A colleague saved a change in the meantime. Compare it with yours.')
}

export const versionIn = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'version' in body ? body.version : undefined
