import { parentPort, workerData } from 'node:worker_threads'
import { parseEmail } from './parse-email'

/** The email that this thread parses. `parse-aside.ts` ends the thread when it takes too long or too much memory. */
const { source, ...rest } = workerData as {
  source: Uint8Array
  isWhole: boolean
  receivedAt: Date
}
void parseEmail({ ...rest, source: Buffer.from(source) }).then((email) =>
  // oxlint-disable-next-line require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(email),
)
