import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { cmsAt } from '../harness/cms'
import { startCms, type RunningCms } from '../harness/start-cms'
import { newDataDir, UNREACHABLE_URL } from './harness/site-without-cms'
import { scoreOf, type Scanned } from './harness/observatory'
import { startWeb, type RunningWeb } from '../harness/start-web'

const SITE = 'https://beam.example'
const CMS = 'https://cms.beam.example'

let cms: RunningCms
let web: RunningWeb
const { dataDir, remove } = newDataDir()

beforeAll(async () => {
  // As both are told of their addresses behind a proxy that speaks TLS.
  cms = await startCms({
    postgres: '',
    from: inject('seeded'),
    environment: { PUBLIC_CMS_URL: CMS, PUBLIC_SITE_URL: SITE },
  })
  const environment = { PUBLIC_CMS_URL: CMS, PUBLIC_SITE_URL: SITE }
  web = await startWeb({ dataDir, cmsUrl: UNREACHABLE_URL, environment })
})
afterAll(async () => {
  await web.stop()
  await cms.remove()
  remove()
})

const scan = async (
  server: {
    get: (path: string) => Promise<{ headers: Scanned['headers']; text: string; status: number }>
  },
  origin: string,
  path: string,
) => {
  const { headers, text: html } = await server.get(path)
  return scoreOf({ headers, html, origin })
}

describe('by the rules of the HTTP Observatory', () => {
  it.each(['/', '/contacts', '/careers/tester', '/nothing-here'])(
    'the site scores 130: %s',
    async (path) => {
      const { score, findings } = await scan(web, SITE, path)
      expect(score, JSON.stringify(findings, null, 2)).toBeGreaterThanOrEqual(130)
    },
  )

  it.each(['/admin', '/admin/auth/login'])('the panel scores 120: %s', async (path) => {
    const { score, findings } = await scan(cms, CMS, path)
    expect(score, JSON.stringify(findings, null, 2)).toBeGreaterThanOrEqual(120)
  })

  it('a page without headers scores next to nothing, so that the score means something', () => {
    expect(scoreOf({ headers: {}, html: '', origin: SITE }).score).toBe(30)
    const universal = {
      'access-control-allow-origin': '*',
      'access-control-allow-credentials': 'true',
    }
    expect(scoreOf({ headers: universal, html: '', origin: SITE }).score).toBe(0)
  })
})

describe('the panel', () => {
  it('is isolated from other sites and uses none of the device', async () => {
    const { headers } = await cms.get('/admin')
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()') as string,
    })
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'self'/)
  })

  it('leaves nothing that staff read in a browser’s cache', async () => {
    const plain = cmsAt(inject('cms'))
    const staff = await plain.adminLogin()
    const paths = [
      '/admin/users/me',
      '/inbox/submissions',
      '/admin/init',
      '/content-manager/init',
      '/healthz',
    ]
    for (const path of paths) {
      const { status, headers } = await plain.get(path, staff)
      expect({ path, status, caching: headers['cache-control'] }).toMatchObject({
        status: 200,
        caching: expect.stringContaining('no-store') as string,
      })
    }
  })

  it('shows the pictures of the media library to other sites', async () => {
    const { headers } = await cms.get('/uploads/nothing.png')
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  })
})
