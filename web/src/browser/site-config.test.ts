import { expect, it } from 'vitest'
import { readSiteConfig, SiteConfigError } from './site-config'

const full = {
  cmsUrl: 'https://cms.example',
  apiUrl: 'https://cms.example/api',
  secureApiUrl: 'https://secure.example',
  contentToken: 'token',
  productName: 'Wallet',
  chatWidgetUrl: 'https://chat.example/widget.js',
  gtmId: 'GTM-ABC123',
  chatBeforeConsent: true,
}

const read = (changes: object) => readSiteConfig(JSON.stringify({ ...full, ...changes }))

it('keeps every setting, and drops trailing slashes from addresses', () => {
  expect(read({})).toEqual(full)
  expect(read({ cmsUrl: 'https://cms.example/' }).cmsUrl).toBe('https://cms.example')
})

it('leaves settings that are not set empty, and ignores unknown ones', () => {
  const { cmsUrl, chatBeforeConsent, ...rest } = readSiteConfig('{"more":1}')
  expect({ cmsUrl, chatBeforeConsent }).toEqual({ cmsUrl: '', chatBeforeConsent: false })
  expect(new Set(Object.values(rest))).toEqual(new Set(['']))
})

it.each([
  [null, /no site-config element/],
  ['', /no site-config element/],
  ['{', /does not contain a JSON object/],
  ['null', /does not contain a JSON object/],
  ['{"cmsUrl":1}', /cmsUrl in site-config is not a string/],
  ['{"apiUrl":"javascript:alert(1)"}', /apiUrl in site-config is not a web address/],
])('refuses %j', (json, message) => {
  expect(() => readSiteConfig(json)).toThrow(SiteConfigError)
  expect(() => readSiteConfig(json)).toThrow(message)
})
