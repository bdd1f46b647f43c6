import { expect, it } from 'vitest'
import { requestId, requestIdHeader, withRequestId } from './request-id'

const known = '0190b6f4-7a7c-4f6e-9d5e-1f0a52c0f3aa'

it('all that one request does is logged under the id that the proxy gave it', async () => {
  const ids = await withRequestId(known, async (id) => {
    await Promise.resolve()
    return [id, requestId(), ...Object.values(requestIdHeader())]
  })
  expect(ids).toEqual([known, known, known])
  expect(requestId()).toBeUndefined()
})

it.each([undefined, '', 'made up\nby a stranger', 'a'.repeat(500)])(
  'what is no id (%j) is not taken over',
  (given) => {
    expect(withRequestId(given, (id) => id)).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/)
  },
)
