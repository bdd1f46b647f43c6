// Its own cms: its public address is https.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { scoreOf } from '../../harness/observatory'
import { startCms, type RunningCms } from '../../harness/start-cms'

const CMS = 'https://cms.wallet.example'

let cms: RunningCms
beforeAll(async () => {
  cms = await startCms({
    postgres: inject('postgres'),
    from: inject('seeded'),
    environment: { PUBLIC_CMS_URL: CMS, PUBLIC_SITE_URL: 'https://wallet.example' },
  })
})
afterAll(() => cms.remove())

it('staff can log in and stay logged in behind a TLS proxy that does not report its protocol', async () => {
  const path = join(cms.dataDir, 'accounts.json')
  const [account] = JSON.parse(readFileSync(path, 'utf8')) as { email: string; password: string }[]
  const { email, password } = account ?? {}
  const login = await cms.postTo('/admin/login', { email, password })
  expect(login.status, login.text).toBe(200)
  const [cookie = ''] = [login.headers['set-cookie']].flat()
  expect(cookie).toMatch(/; secure/i)
  expect(cookie).toMatch(/; httponly/i)

  const renewed = await cms.postTo(
    '/admin/access-token',
    {},
    { Cookie: cookie.split(';')[0] ?? '' },
  )
  expect(renewed.status, renewed.text).toBe(200)
  const warnings = cms.log().match(/PUBLIC_CMS_URL is https/g)
  expect(warnings).toHaveLength(1)
  expect(cms.log()).toContain('TRUST_PROXY must be true')
})

it.each(['/admin', '/admin/auth/login'])(
  'by the rules of the HTTP Observatory, the panel scores 120: %s',
  async (path) => {
    const { headers, text: html } = await cms.get(path)
    const { score, findings } = scoreOf({ headers, html, origin: CMS })
    expect(score, JSON.stringify(findings, null, 2)).toBeGreaterThanOrEqual(120)
  },
)
