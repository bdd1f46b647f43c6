import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { encode, pressed } from './encoded'

it('every form of a body holds the same words, the pressed one included', async () => {
  const body = Buffer.from('A beam of light – '.repeat(50))
  const encoded = await encode(body)
  for (const { tag, bodies } of [encoded, await pressed(encoded)]) {
    expect(tag).toBe(encoded.tag)
    expect(brotliDecompressSync(bodies.br ?? '')).toEqual(body)
    expect(gunzipSync(bodies.gzip ?? '')).toEqual(body)
    expect(bodies.identity).toEqual(body)
  }
})
