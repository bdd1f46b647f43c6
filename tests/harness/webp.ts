/** One black pixel, losslessly compressed. */
const PIXEL = Buffer.from('2f00000000071011fd0f4444ff03', 'hex')

/** Counts are stored in three bytes, the lowest first. */
const count = (value: number) => Buffer.from([value & 255, (value >> 8) & 255, value >> 16])

function chunk(type: string, ...data: Buffer[]) {
  const body = Buffer.concat(data)
  const length = Buffer.alloc(4)
  length.writeUInt32LE(body.length)
  return Buffer.concat([Buffer.from(type), length, body])
}

/** An animation of a square: each frame paints one pixel of it. */
export function animationOf(frames: number, side: number): Uint8Array<ArrayBuffer> {
  const isAnimated = Buffer.from([2, 0, 0, 0])
  const atCorner = Buffer.concat([0, 0, 0, 0, 100].map(count))
  const frame = chunk('ANMF', atCorner, Buffer.alloc(1), chunk('VP8L', PIXEL))
  return new Uint8Array(
    chunk(
      'RIFF',
      Buffer.from('WEBP'),
      chunk('VP8X', isAnimated, count(side - 1), count(side - 1)),
      chunk('ANIM', Buffer.alloc(6)),
      ...Array.from({ length: frames }, () => frame),
    ),
  )
}
