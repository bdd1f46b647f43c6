import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { asEditor, pageWithText } from '../api/as-editor'
import { startCachingNginx } from '../harness/nginx'
import { pngOfSize } from '../harness/png'
import { startCms, type RunningCms } from '../harness/start-cms'
import { startWeb, type RunningWeb } from '../harness/start-web'

const MADE_UP = 62
const numbers = Array.from({ length: MADE_UP }, (_, at) => at)

let cms: RunningCms
let web: RunningWeb
let nginx: Awaited<ReturnType<typeof startCachingNginx>>

beforeAll(async () => {
  cms = await startCms({ postgres: '', from: inject('seeded') })
  web = await startWeb({ dataDir: cms.dataDir, cmsUrl: cms.url })
  await web.showing('cms')
})
afterAll(async () => {
  await web.stop()
  await cms.remove()
})
beforeEach(async () => {
  nginx = await startCachingNginx(web.url)
})
afterEach(() => nginx.stop())

/** An uploaded picture that no page shows. */
async function unpublishedPicture(): Promise<string> {
  const form = new FormData()
  form.append('files', new Blob([pngOfSize(2, 2)], { type: 'image/png' }), 'waiting.png')
  form.append('fileInfo', JSON.stringify({ name: 'waiting.png' }))
  const headers = await cms.adminLogin('Marketing editor')
  const answer = await fetch(`${cms.url}/upload/files`, { method: 'POST', headers, body: form })
  return ((await answer.json()) as { url: string }).url.replace(/\?.*/, '')
}

/** The address, with its version, of a picture on the home page. */
async function publishedPicture(): Promise<string> {
  const { text } = await web.get('/')
  return /src="(\/uploads\/[^"?]+\?v=\w+)"/.exec(text)?.[1] ?? ''
}

async function everyPage(): Promise<string[]> {
  const { text } = await web.get('/sitemap.xml')
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

const readAll = async (paths: string[]) => {
  for (const path of paths) expect((await nginx.get(path)).status, path).toBe(200)
}

it('each search gets its own results, also after the empty search page', async () => {
  expect((await nginx.get('/search')).status).toBe(200)
  for (const at of numbers.slice(0, 60)) {
    const { text } = await nginx.get(`/search?q=cashback+${at}`)
    expect(text).toContain(`value="cashback ${at}"`)
  }
  expect((await nginx.get('/search?kind=page&q=cashback')).text).toContain('value="cashback"')
  expect((await nginx.get('/search')).text).not.toContain('value="cashback')
})

it('a redirect leads each visitor to the address with the query of that visitor', async () => {
  for (const from of ['one', 'two']) {
    const { status, headers } = await nginx.get(`/banks/?utm_source=${from}`)
    expect({ status, to: headers['location'] }).toEqual({
      status: 301,
      to: `/banks?utm_source=${from}`,
    })
  }
})

describe('the cache stores', () => {
  it('one copy of a page, whatever its query', async () => {
    await readAll(['/banks', ...numbers.map((at) => `/banks?utm_source=${at}`)])
    expect(nginx.stored()).toEqual(['pages /banks'])
  })

  it('a picture under its published version, apart from the pages', async () => {
    const picture = await publishedPicture()
    await readAll(['/banks', picture, picture])
    expect(nginx.stored()).toEqual(['pages /banks', `uploads ${picture}`])
  })

  it('no draft, and no picture that only drafts show', async () => {
    const editor = asEditor(cms)
    const id = await editor.pages.create(pageWithText('waiting', 'Waiting', 'Not for all yet'))
    const link = await cms.draftPath(id)
    expect((await nginx.get(link)).text).toContain('Not for all yet')
    await readAll([link, await unpublishedPicture()])
    expect(nginx.stored()).toEqual([])
    await editor.pages.remove(id)
  })
})

// The last one: it stops the site.
it('62 made-up versions leave every cached page standing when the site is stopped', async () => {
  const pages = await everyPage()
  const [published, unpublished] = [await publishedPicture(), await unpublishedPicture()]
  await readAll([...pages, '/search', published])
  await expect.poll(nginx.stored).toContain(`uploads ${published}`)
  const before = nginx.stored()
  for (const at of numbers) {
    for (const picture of [published, unpublished])
      await nginx.get(`${picture.replace(/\?.*/, '')}?v=j${at}`)
    await nginx.get(`${published}&v=j${at}`)
    await nginx.get(`/_layout/made-up-${at}.json`)
    await nginx.get(`/made-up-${at}`)
  }
  // The same page by other spellings.
  for (const path of ['/%62anks', '/b%61nks', '/%62%61nks', '/ban%6Bs', '/ban%6bs'])
    await nginx.get(path)
  expect(nginx.stored()).toEqual(before)

  await web.stop()
  await readAll([...pages, '/search', published, '/banks?utm_source=mail'])
  expect((await nginx.get(`${published.replace(/\?.*/, '')}?v=j1`)).status).toBe(502)
})
