import { invalid } from '../../../platform/http/query'
import { isJsonObject } from '../../../platform/http/json-object'
import { type AddedKind, addedKinds, MAX_COMMENT_LENGTH } from '../shared/calls'

const isAdded = (kind: unknown): kind is AddedKind => addedKinds.some((one) => one === kind)

/** `{ kind, text }`: a comment needs a text, and so does sending back; a request may have one. */
export function parseEvent(body: unknown): { kind: AddedKind; text: string } {
  const { kind, text: given = '' } = isJsonObject(body) ? body : {}
  if (!isAdded(kind)) throw invalid('Write a comment, ask for a review or send this back.')
  const text = typeof given === 'string' ? given.trim() : undefined
  if (text === undefined || /(?![\n\t]|\r\n)[\p{Cc}\p{Cs}]/u.test(text))
    throw invalid('This comment has characters that cannot be stored. Type them again.')
  if (text === '' && kind !== 'asked')
    throw invalid(kind === 'comment' ? 'A comment needs some text.' : 'Say what has to change.')
  if (text.length > MAX_COMMENT_LENGTH)
    throw invalid(`A comment has up to ${MAX_COMMENT_LENGTH} characters.`)
  return { kind, text }
}
