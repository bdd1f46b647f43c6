import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scoreOf } from '../harness/observatory'
import { startWeb, type RunningWeb } from '../harness/start-web'
import { newDataDir, UNREACHABLE_URL } from './harness/site-without-cms'

const SITE = 'https://wallet.example'

let web: RunningWeb
const { dataDir, remove } = newDataDir()

beforeAll(async () => {
  // As it is told of its address behind a proxy that speaks TLS.
  const environment = { PUBLIC_CMS_URL: 'https://cms.wallet.example', PUBLIC_SITE_URL: SITE }
  web = await startWeb({ dataDir, cmsUrl: UNREACHABLE_URL, environment })
})
afterAll(() => web.stop().finally(remove))

describe('by the rules of the HTTP Observatory', () => {
  it.each(['/', '/contacts', '/careers/tester', '/nothing-here'])(
    'the site scores 130: %s',
    async (path) => {
      const { headers, text: html } = await web.get(path)
      const { score, findings } = scoreOf({ headers, html, origin: SITE })
      expect(score, JSON.stringify(findings, null, 2)).toBeGreaterThanOrEqual(130)
    },
  )

  it('a page without headers scores next to nothing, so that the score means something', () => {
    expect(scoreOf({ headers: {}, html: '', origin: SITE }).score).toBe(30)
    const universal = {
      'access-control-allow-origin': '*',
      'access-control-allow-credentials': 'true',
    }
    expect(scoreOf({ headers: universal, html: '', origin: SITE }).score).toBe(0)
  })
})

it('every response sends HSTS when the site is on https', async () => {
  for (const path of ['/', '/nothing', '/terms', '/icon.svg'])
    expect((await web.get(path)).headers['strict-transport-security']).toMatch(/max-age=\d{8}/)
})
