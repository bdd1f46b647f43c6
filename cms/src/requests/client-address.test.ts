import { describe, expect, it } from 'vitest'
import { clientAddress, clientSite } from './client-address'

const direct = (remoteAddress: string, forwardedFor?: string) =>
  clientAddress({ remoteAddress, forwardedFor }, false)
const proxied = (forwardedFor?: string) =>
  clientAddress({ remoteAddress: '10.0.0.1', forwardedFor }, true)

describe('the address that is counted', () => {
  it('is the one at the other end of the line', () => {
    expect(direct('203.0.113.7')).toBe('203.0.113.7')
    expect(direct('::ffff:203.0.113.7')).toBe('203.0.113.7')
  })

  it('is not what a sender claims', () => {
    expect(direct('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
  })

  it('behind a proxy is the one the proxy added, not what the sender wrote before it', () => {
    expect(proxied('198.51.100.1')).toBe('198.51.100.1')
    expect(proxied('1.1.1.1, 2.2.2.2,198.51.100.1')).toBe('198.51.100.1')
    expect(proxied('1.1.1.1, ::ffff:198.51.100.1')).toBe('198.51.100.1')
  })

  it('behind a proxy that says nothing sensible is the proxy', () => {
    for (const nothing of [undefined, '', 'unknown', '1.1.1.1, nonsense']) {
      expect(proxied(nothing)).toBe('10.0.0.1')
    }
  })

  it('is the whole network of a household that has many addresses', () => {
    expect(direct('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2')
    expect(direct('2001:0DB8:0001:0002:bbbb:0:0:9')).toBe('2001:db8:1:2')
    expect(direct('2001:db8::1')).toBe('2001:db8:0:0')
    expect(direct('::1')).toBe('0:0:0:0')
    expect(direct('fe80::1%eth0')).toBe('fe80:0:0:0')
  })

  it('has the /48 around it as its site, which an IPv4 address has not', () => {
    const siteOf = (remoteAddress: string) =>
      clientSite({ remoteAddress, forwardedFor: undefined }, false)
    expect(siteOf('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1')
    expect(siteOf('2001:db8:1:ffff::1')).toBe('2001:db8:1')
    expect(siteOf('2001:db8::1')).toBe('2001:db8:0')
    expect(siteOf('::ffff:203.0.113.7')).toBeUndefined()
  })
})
