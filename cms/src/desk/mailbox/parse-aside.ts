import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { IncomingEmail } from './email'
import { parseHead } from './parse-email'
import type { FetchedEmail } from './reader'

const LONGEST_MS = 20_000
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

/** Makes buffers of the attachments, which arrive from another thread as plain bytes. */
const withBuffers = (email: IncomingEmail): IncomingEmail => ({
  ...email,
  attachments: email.attachments.map((one) => ({ ...one, content: Buffer.from(one.content) })),
})

/**
 * Reads an email in a thread of its own: one that is made to take minutes or gigabytes costs a few seconds beside
 * the work of others, and is known by its headers only.
 */
export async function parseAside(email: FetchedEmail): Promise<IncomingEmail> {
  const worker = new Worker(join(__dirname, 'parse-thread.js'), {
    workerData: email,
    resourceLimits,
  })
  const timer = setTimeout(() => void worker.terminate(), LONGEST_MS)
  const parsed = await new Promise<IncomingEmail | undefined>((resolve) => {
    worker.once('message', resolve)
    worker.once('error', () => resolve(undefined))
    worker.once('exit', () => resolve(undefined))
  })
  clearTimeout(timer)
  await worker.terminate()
  return parsed ? withBuffers(parsed) : parseHead(email)
}
