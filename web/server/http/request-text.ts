import type { IncomingMessage } from 'node:http'

/**
 * A request's body as text, or null if it is larger than allowed. Even then it is read to its end: a sender that is cut
 * off would not get the response.
 */
export async function requestText(
  request: IncomingMessage,
  maxBytes: number,
): Promise<string | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes <= maxBytes) chunks.push(chunk)
  }
  return bytes <= maxBytes ? Buffer.concat(chunks, bytes).toString() : null
}
