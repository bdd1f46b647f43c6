import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { encode, recompress } from './encoded'

it('every encoding of a body holds the same text, recompressed or not', async () => {
  const body = Buffer.from('A beam of light – '.repeat(50))
  const encoded = await encode(body)
  for (const { tag, bodies } of [encoded, await recompress(encoded)]) {
    expect(tag).toBe(encoded.tag)
    expect(brotliDecompressSync(bodies.br ?? '')).toEqual(body)
    expect(gunzipSync(bodies.gzip ?? '')).toEqual(body)
    expect(bodies.identity).toEqual(body)
  }
})

it('a compressed body holds no more memory than its bytes', async () => {
  const { bodies } = await encode(Buffer.from('A beam of light – '.repeat(50)))
  for (const body of [bodies.br, bodies.gzip]) expect(body?.buffer.byteLength).toBe(body?.length)
})
