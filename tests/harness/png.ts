import { crc32, deflateSync } from 'node:zlib'

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

type Kind = { width: number; height: number; depth: 1 | 16; colour: 0 | 6; interlace: 0 | 1 }

/** A black picture; `rows` are the bytes before they are compressed. */
function png({ width, height, depth, colour, interlace }: Kind, rows: number) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, colour, 0, 0, interlace], 8)
  return new Uint8Array(
    Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(Buffer.alloc(rows))),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  )
}

/** One bit per pixel. */
export const pngOfSize = (width: number, height: number): Uint8Array<ArrayBuffer> =>
  png({ width, height, depth: 1, colour: 0, interlace: 0 }, (Math.ceil(width / 8) + 1) * height)

/** Where each pass of an interlaced picture begins, and its steps: across, down. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

const BYTES_OF_PIXEL = 8

/** Eight bytes per pixel, which can only be decoded whole. */
export function interlacedPngOfSize(width: number, height: number): Uint8Array<ArrayBuffer> {
  const rows = PASSES.map(
    ([x, y, across, down]) =>
      (Math.ceil((width - x) / across) * BYTES_OF_PIXEL + 1) * Math.ceil((height - y) / down),
  )
  return png(
    { width, height, depth: 16, colour: 6, interlace: 1 },
    rows.reduce((sum, one) => sum + one),
  )
}
