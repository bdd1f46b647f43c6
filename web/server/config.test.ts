import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from './config'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-config-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const rooms = { clientDir: '', drawnDir: '', mediaDir: '' }

const read = (variables: Record<string, string> = {}) =>
  readConfig({ SECRETS_DIR: folder, ...variables }, rooms)

const writeSecret = (secret: string) => writeFileSync(join(folder, 'content-secret'), secret)

describe('the site’s server', () => {
  it.each(['', ' \n'])('does not start with an empty secret: %j', (secret) => {
    writeSecret(secret)
    expect(() => read()).toThrow(/content-secret/)
  })

  it('does not start without a secret', () => {
    expect(() => read()).toThrow(/content-secret/)
  })

  it('puts neither the secret nor its own token into a page', () => {
    writeSecret('a secret\n')
    const { contentSecret, cmsToken, site } = read()
    expect(contentSecret).toBe('a secret')
    expect(JSON.stringify(site)).not.toContain('a secret')
    expect(cmsToken).toHaveLength(64)
    expect(JSON.stringify(site)).not.toContain(cmsToken)
  })

  it('sends browsers to the cms that it reads from, unless configured otherwise', () => {
    writeSecret('a secret')
    expect(read({ CMS_PORT: '4000' })).toMatchObject({
      cmsUrl: 'http://127.0.0.1:4000',
      site: { apiUrl: 'http://localhost:4000/api', secureApiUrl: 'http://localhost:4000' },
    })
    expect(
      read({ PUBLIC_CMS_URL: 'https://cms.example', CMS_INTERNAL_URL: 'http://cms:1337' }),
    ).toMatchObject({ cmsUrl: 'http://cms:1337', site: { cmsUrl: 'https://cms.example' } })
  })

  it('loads the chat before any choice about cookies only if configured so', () => {
    writeSecret('a secret')
    expect(read().site.chatBeforeConsent).toBe(false)
    expect(read({ CHAT_BEFORE_CONSENT: 'true' }).site.chatBeforeConsent).toBe(true)
  })

  it('accepts addresses with a trailing slash', () => {
    writeSecret('a secret')
    expect(
      read({ PUBLIC_SITE_URL: 'https://wallet.example/', PUBLIC_CMS_URL: 'https://cms.example/' }),
    ).toMatchObject({
      siteUrl: 'https://wallet.example',
      site: { cmsUrl: 'https://cms.example', secureApiUrl: 'https://cms.example' },
    })
  })
})
