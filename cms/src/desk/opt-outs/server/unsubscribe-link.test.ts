import { expect, it } from 'vitest'
import { hashAddress } from '../../../platform/address-hash'
import { signUnsubscribeLink, verifyUnsubscribeLink } from './unsubscribe-link'

const link = signUnsubscribeLink('secret', 'ana@example.com')
const hash = hashAddress('secret', 'ana@example.com')

it('a link names its address, however it is written, without showing it', () => {
  expect(verifyUnsubscribeLink('secret', link)).toBe(hash)
  expect(signUnsubscribeLink('secret', ' ANA@example.com ')).toBe(link)
  expect(signUnsubscribeLink('secret', 'ana@bücher.example')).toBe(
    signUnsubscribeLink('secret', 'ana@xn--bcher-kva.example'),
  )
  expect(link).not.toMatch(/ana|example/i)
})

it.each([
  ['changed to another address', link.replace(hash, hashAddress('secret', 'b@example.com'))],
  ['signed with another secret', signUnsubscribeLink('other', 'ana@example.com')],
  ['cut short', link.slice(0, -1)],
  ['the hash without a signature', hash],
  ['the hash twice', `${hash}.${hash}`],
  ['empty', ''],
])('a link that is %s names nobody', (_what, broken) => {
  expect(verifyUnsubscribeLink('secret', broken)).toBeNull()
})
