import { expect, it } from 'vitest'
import { hashAddress } from '../../../platform/address-hash'
import { signRejoinLink, verifyRejoinLink } from './rejoin-link'
import { signUnsubscribeLink } from './unsubscribe-link'

const DAY_MS = 24 * 60 * 60 * 1000
const issuedAt = new Date('2026-03-01T12:00:00.000Z')
const reference = 'ABCDEF0123'
const link = signRejoinLink('secret', { address: 'ana@example.com', reference, issuedAt })
const hash = hashAddress('secret', 'ana@example.com')
const later = (days: number) => new Date(issuedAt.getTime() + days * DAY_MS)

it('a link names its address by a hash, its submission and when it was issued', () => {
  expect(verifyRejoinLink('secret', link, later(1))).toEqual({ hash, issuedAt, reference })
  expect(link).not.toMatch(/ana|example/i)
})

it('a link is valid for seven days', () => {
  expect(verifyRejoinLink('secret', link, later(7))).toMatchObject({ hash })
  expect(verifyRejoinLink('secret', link, later(7.001))).toBe('expired')
})

it.each([
  ['changed to another address', link.replace(hash, hashAddress('secret', 'b@example.com'))],
  ['given a later date', link.replace(String(issuedAt.getTime()), String(later(1).getTime()))],
  ['changed to another submission', link.replace(reference, 'ABCDEF0124')],
  ['signed with another secret', link.replace(/[^.]+$/, signUnsubscribeLink('x', 'a').slice(-43))],
  ['an unsubscribe link', signUnsubscribeLink('secret', 'ana@example.com')],
  ['followed by a line break', `${link}\r\n`],
  ['cut short', link.slice(0, -1)],
  ['empty', ''],
])('a link that is %s names nobody', (_what, broken) => {
  expect(verifyRejoinLink('secret', broken, later(1))).toBeNull()
})
