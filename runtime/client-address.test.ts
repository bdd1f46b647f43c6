import { describe, expect, it } from 'vitest'
import { clientAddress, clientPrefix } from './client-address'

const direct = (remoteAddress: string, forwardedFor?: string) =>
  clientAddress({ remoteAddress, forwardedFor }, false)
const proxied = (forwardedFor?: string) =>
  clientAddress({ remoteAddress: '10.0.0.1', forwardedFor }, true)

describe('the client address', () => {
  it('is that of the connection', () => {
    expect(direct('203.0.113.7')).toBe('203.0.113.7')
    expect(direct('::ffff:203.0.113.7')).toBe('203.0.113.7')
  })

  it('is never taken from a header without a proxy', () => {
    expect(direct('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
  })

  it('behind a proxy is the one the proxy added, not those the client sent', () => {
    expect(proxied('198.51.100.1')).toBe('198.51.100.1')
    expect(proxied('1.1.1.1, 2.2.2.2,198.51.100.1')).toBe('198.51.100.1')
    expect(proxied('1.1.1.1, ::ffff:198.51.100.1')).toBe('198.51.100.1')
  })

  it('behind a proxy that adds the port as well is the address alone', () => {
    expect(proxied('1.1.1.1, 198.51.100.1:4711')).toBe('198.51.100.1')
    expect(proxied('[2001:db8:1:2::9]:4711')).toBe('2001:db8:1:2')
    expect(proxied('[2001:db8:1:2::9]')).toBe('2001:db8:1:2')
  })

  it('behind a proxy that adds no valid address is that of the proxy', () => {
    for (const invalid of [undefined, '', 'unknown', '1.1.1.1, nonsense']) {
      expect(proxied(invalid)).toBe('10.0.0.1')
    }
  })

  it('is the /64 network of an IPv6 address', () => {
    expect(direct('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2')
    expect(direct('2001:0DB8:0001:0002:bbbb:0:0:9')).toBe('2001:db8:1:2')
    expect(direct('2001:db8::1')).toBe('2001:db8:0:0')
    expect(direct('::1')).toBe('0:0:0:0')
    expect(direct('fe80::1%eth0')).toBe('fe80:0:0:0')
  })

  it('belongs to a /48 prefix if it is IPv6, and to none if it is IPv4', () => {
    const siteOf = (remoteAddress: string) =>
      clientPrefix({ remoteAddress, forwardedFor: undefined }, false)
    expect(siteOf('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1')
    expect(siteOf('2001:db8:1:ffff::1')).toBe('2001:db8:1')
    expect(siteOf('2001:db8::1')).toBe('2001:db8:0')
    expect(siteOf('::ffff:203.0.113.7')).toBeUndefined()
  })
})
