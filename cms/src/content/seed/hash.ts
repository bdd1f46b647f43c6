import { createHash } from 'node:crypto'

/** Hash of seed content, to detect changes since it was loaded. */
export const contentHash = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex')
