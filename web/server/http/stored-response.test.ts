import { expect, it } from 'vitest'
import { unencoded } from '../encoded'
import { StoredResponses } from './stored-response'

const stored = { ...unencoded(Buffer.from('{}')), type: 'application/json' }

it('a file that is sent with two cachings has each of them, and is put together once for each', () => {
  const responses = new StoredResponses({})
  const brief = responses.get(stored, 'identity', 'max-age=60')
  expect(responses.get(stored, 'identity', 'max-age=60')).toBe(brief)
  const long = responses.get(stored, 'identity', 'max-age=3600')
  expect(brief.headers).toContain('max-age=60')
  expect(long.headers).toContain('max-age=3600')
})
