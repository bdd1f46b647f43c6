import { createHash } from 'node:crypto'
import { Refused } from '../../../platform/refusals/refused'

/** A digest of what is stored, with which a save says what it is based on. */
export const versionOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url')

/** Refuses a save of another version. One that names none is not checked, so that programs need not read first. */
export function refuseStale(version: unknown, stored: unknown) {
  if (version !== undefined && version !== versionOf(stored))
    throw new Refused(409, 'A colleague saved a change in the meantime. Compare it with yours.')
}

export const versionIn = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'version' in body ? body.version : undefined
