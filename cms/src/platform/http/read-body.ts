import { invalid } from './query'
import type { IncomingMessage } from 'node:http'
import { connectionLimits } from '@app/runtime'
import { Refused } from '../refusals/refused'

/** An oversized body is read and discarded up to this size, so that the client gets the refusal. */
export const DRAINED_BYTES = 8 * 1024 * 1024

/** Enough for any login: an email address has at most 254 characters, a password 72 bytes. */
export const CREDENTIAL_BYTES = 4 * 1024

const charsetOf = (parameters: string[]) =>
  parameters
    .map((parameter) => parameter.trim().toLowerCase())
    .find((parameter) => parameter.startsWith('charset='))
    ?.slice('charset='.length)
    .replaceAll('"', '')

/** Accepts uncompressed UTF-8 JSON only. */
export function checkType(headers: IncomingMessage['headers']) {
  const [type = '', ...parameters] = (headers['content-type'] ?? '').split(';')
  const isJson = type.trim().toLowerCase() === 'application/json'
  const isUtf8 = ['utf-8', 'utf8', undefined].includes(charsetOf(parameters))
  const isUncompressed = ['', 'identity'].includes(headers['content-encoding']?.toLowerCase() ?? '')
  if (!isJson || !isUtf8 || !isUncompressed) throw new Refused(415)
}

/** The body's bytes, with or without a Content-Length. */
function bytesOf(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const refuseWith = (status: number) => {
      settle()
      request.resume()
      reject(new Refused(status, undefined, { Connection: 'close' }))
    }
    const timeout = setTimeout(() => refuseWith(408), connectionLimits.requestMs)
    const onData = (chunk: Buffer) => {
      size += chunk.length
      if (size <= maxBytes) chunks.push(chunk)
      else chunks.length = 0
      if (size > DRAINED_BYTES) refuseWith(413)
    }
    const onEnd = () => {
      settle()
      if (size > maxBytes) reject(new Refused(413))
      else resolve(Buffer.concat(chunks))
    }
    const onClose = () => refuseWith(400)
    const settle = () => {
      clearTimeout(timeout)
      request.off('data', onData).off('end', onEnd).off('close', onClose)
    }
    request.on('data', onData).on('end', onEnd).on('close', onClose)
    // A client that disconnects raises an error as well; 'close' follows it.
    request.on('error', () => {})
  })
}

/** A body that announces too much is refused unread; Node discards what still arrives of it. */
function checkLength(headers: IncomingMessage['headers'], maxBytes: number) {
  const announced = Number(headers['content-length'] ?? 0)
  if (announced > DRAINED_BYTES) throw new Refused(413, undefined, { Connection: 'close' })
  if (announced > maxBytes) throw new Refused(413)
}

export async function readBody(request: IncomingMessage, maxBytes: number): Promise<unknown> {
  checkType(request.headers)
  checkLength(request.headers, maxBytes)
  const bytes = await bytesOf(request, maxBytes)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw invalid('The request is not valid JSON.')
  }
}
