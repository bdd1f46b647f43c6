import { visibleText } from '@app/contract'
import { withBreaks } from '../../platform/outbox/html'
import type { Payload } from './submission'

/** An answer is stored with the submission, in its search text, and in the emails to staff and to the sender. */
const TEXTS = 4
/** The same two emails hold it as HTML, too. */
const HTMLS = 2

function bytesOf(value: string): number {
  const shown = visibleText(value)
  const quoted = shown.replaceAll('\n', '\n> ')
  return TEXTS * Buffer.byteLength(quoted) + HTMLS * Buffer.byteLength(withBreaks(shown))
}

/** What the database holds of the answers at most: a line break in an email takes five bytes, a quotation mark six. */
export const storedBytesOf = (payload: Payload): number =>
  Object.values(payload).reduce((sum, value) => sum + bytesOf(String(value)), 0)
