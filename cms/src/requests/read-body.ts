import type { IncomingMessage } from 'node:http'
import { refuse } from '@beam/contract'
import { Refused } from '../refusals/refused'

/** Of an oversized body, so much is read and dropped: then the refusal reaches the sender. */
export const DRAINED_BYTES = 8 * 1024 * 1024
const LONGEST_MS = 30_000

const charsetOf = (parameters: string[]) =>
  parameters
    .map((parameter) => parameter.trim().toLowerCase())
    .find((parameter) => parameter.startsWith('charset='))
    ?.slice('charset='.length)
    .replaceAll('"', '')

/** JSON, in UTF-8, as it is: neither compressed nor in another encoding. */
export function checkType(headers: IncomingMessage['headers']) {
  const [type = '', ...parameters] = (headers['content-type'] ?? '').split(';')
  const isJson = type.trim().toLowerCase() === 'application/json'
  const isUtf8 = ['utf-8', 'utf8', undefined].includes(charsetOf(parameters))
  const isPlain = ['', 'identity'].includes(headers['content-encoding']?.toLowerCase() ?? '')
  if (!isJson || !isUtf8 || !isPlain) throw new Refused(415)
}

/**
 * The body's bytes, with or without a Content-Length. One that is too large is read on and
 * dropped up to a point, since a sender that is cut off never sees why.
 */
function bytesOf(request: IncomingMessage, mostBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const refuseWith = (status: number) => {
      settle()
      request.resume()
      reject(new Refused(status, { headers: { Connection: 'close' } }))
    }
    const takeTime = setTimeout(() => refuseWith(408), LONGEST_MS)
    const onData = (chunk: Buffer) => {
      size += chunk.length
      if (size <= mostBytes) chunks.push(chunk)
      else chunks.length = 0
      if (size > DRAINED_BYTES) refuseWith(413)
    }
    const onEnd = () => {
      settle()
      if (size > mostBytes) reject(new Refused(413))
      else resolve(Buffer.concat(chunks))
    }
    const onLost = () => refuseWith(400)
    const settle = () => {
      clearTimeout(takeTime)
      request.off('data', onData).off('end', onEnd).off('close', onLost)
    }
    request.on('data', onData).on('end', onEnd).on('close', onLost)
    // A sender who leaves half-way raises an error too; 'close' follows it.
    request.on('error', () => {})
  })
}

export async function readBody(request: IncomingMessage, mostBytes: number): Promise<unknown> {
  checkType(request.headers)
  const bytes = await bytesOf(request, mostBytes)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new Refused(400, { refusal: refuse('The request is not valid JSON.') })
  }
}
