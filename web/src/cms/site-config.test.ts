import { describe, expect, it } from 'vitest'
import { contentAddress, readSiteConfig, SiteConfigError } from './site-config'

const full = {
  cmsUrl: 'https://cms.example',
  apiUrl: 'https://cms.example/api',
  secureApiUrl: 'https://secure.example',
  contentToken: 'token',
  productName: 'Beam',
  chatWidgetUrl: 'https://chat.example/widget.js',
  gtmId: 'GTM-ABC123',
  chatBeforeConsent: true,
}

const read = (changes: object) => readSiteConfig(JSON.stringify({ ...full, ...changes }))

describe('the configuration in the page', () => {
  it('is read as written, without last slashes', () => {
    expect(read({})).toEqual(full)
    expect(read({ cmsUrl: 'https://cms.example/' }).cmsUrl).toBe('https://cms.example')
  })

  it('counts what is not set as empty, and ignores what it does not know', () => {
    const { cmsUrl, chatBeforeConsent, ...rest } = readSiteConfig('{"more":1}')
    expect({ cmsUrl, chatBeforeConsent }).toEqual({ cmsUrl: '', chatBeforeConsent: false })
    expect(new Set(Object.values(rest))).toEqual(new Set(['']))
  })

  it.each([
    [null, /no site-config element/],
    ['', /no site-config element/],
    ['{', /no JSON object/],
    ['null', /no JSON object/],
    ['{"cmsUrl":1}', /cmsUrl in site-config is no text/],
    ['{"apiUrl":"javascript:alert(1)"}', /apiUrl in site-config is no web address/],
  ])('%j is refused', (json, words) => {
    expect(() => readSiteConfig(json)).toThrow(SiteConfigError)
    expect(() => readSiteConfig(json)).toThrow(words)
  })
})

describe('the address of the content service', () => {
  it('is the configured one, wherever the page runs', () => {
    expect(contentAddress(read({}), 'localhost')).toBe('https://cms.example')
  })

  it.each(['localhost', '127.0.0.1', '[::1]'])('is a local one on %s when none is set', (host) => {
    expect(contentAddress(read({ cmsUrl: '' }), host)).toBe('http://localhost:1337')
  })

  it('has no default elsewhere', () => {
    expect(() => contentAddress(read({ cmsUrl: '' }), 'beam.example')).toThrow(
      /is not set and no safe default exists/,
    )
  })
})
