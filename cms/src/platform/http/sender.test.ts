import { siteServerToken } from '@app/runtime'
import { expect, it } from 'vitest'
import { settings } from '../settings/settings'
import { senderOf } from './sender'

const from = (headers: Record<string, string>) =>
  senderOf({ headers, socket: { remoteAddress: '10.0.0.9' } } as never).address

const visitor = { 'x-forwarded-for': '203.0.113.7' }

it('the site’s server says for whom it speaks, and nobody else does', () => {
  const token = siteServerToken(settings.contentSecret)
  expect(from({ ...visitor, authorization: `Bearer ${token}` })).toBe('203.0.113.7')
  expect(from({ authorization: `Bearer ${token}` })).toBe('10.0.0.9')
  expect(from(visitor)).toBe('10.0.0.9')
  expect(from({ ...visitor, authorization: 'Bearer made-up' })).toBe('10.0.0.9')
})
