// Its own two cms: one is emptied, and what the other gets would be in the way of other files.
import { execFile, execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { StaffRole } from '../../harness/cms'
import { sendRequest } from '../../harness/http'
import { startCms, type RunningCms } from '../../harness/start-cms'
import { asEditor, pageWithText } from '../as-editor'
import { fileSender } from '../harness/post-file'
import { exportContent, importContent, publicContent, withoutContent } from '../harness/transfer'

const work = mkdtempSync(join(tmpdir(), 'site-transfer-'))
const from = join(work, 'first')

let source: RunningCms
let target: RunningCms
let editor: ReturnType<typeof asEditor>

const idOf = async (cms: RunningCms, slug: string) => {
  const [row] = await cms.select('select document_id as id from pages where slug = ?', [slug])
  return String(row?.['id'])
}

const countOf = async (cms: RunningCms, table: string) =>
  Number((await cms.select(`select count(*) as count from ${table}`))[0]?.['count'])

const retitle = async (cms: RunningCms, slug: string, title: string, publish = true) => {
  const { pages } = asEditor(cms)
  const id = await idOf(cms, slug)
  await pages.save(id, { title })
  if (publish) await pages.publish(id)
}

const titlesOf = async (cms: RunningCms, slug: string) =>
  (
    await cms.select('select title from pages where slug = ? order by published_at is null', [slug])
  ).map(({ title }) => title)

const send = async (body: Buffer, role?: StaffRole, query = '') => {
  const headers = role ? await target.adminLogin(role) : {}
  const { status, json } = await sendRequest(`${target.url}/content-transfer/import${query}`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/gzip' },
    chunks: [body],
  })
  return { status, json: json as Record<string, unknown> }
}

beforeAll(async () => {
  // Little content: it is moved twelve times here. All of the first content moves in the tests of the release.
  source = await startCms({ postgres: '', environment: { SEED: 'minimal', SEED_LANGUAGES: 'de' } })
  target = await startCms({ postgres: '', from: inject('seeded'), prepare: withoutContent })
  editor = asEditor(source)
  for (const slug of ['banks', 'news', 'pay-online'])
    await editor.pages.publish(await editor.pages.create(pageWithText(slug, slug, 'A text')))
  await editor.redirects.create({ from: '/old-news', to: '/news' })
  for (let count = 0; count < 20; count += 1) await fileSender(source).makeFile('Super admin')
  await retitle(source, 'banks', 'An editor’s title')
  await retitle(source, 'news', 'A draft of an editor', false)
  const page = pageWithText('transferred/page', 'A new page', 'With a text')
  await editor.pages.publish(await editor.pages.create(page))
  await exportContent(source, from)
})
afterAll(async () => {
  await source.remove()
  await target.remove()
  rmSync(work, { recursive: true, force: true })
})

const download = async (only = '') => {
  const headers = await source.adminLogin('Super admin')
  const response = await fetch(`${source.url}/content-transfer/export${only}`, { headers })
  return Buffer.from(await response.arrayBuffer())
}

/** As the panel has it, which takes a tenth of the command’s time. */
async function unpack(folder: string) {
  mkdirSync(folder)
  execFileSync('tar', ['-xzf', '-', '-C', folder], { input: await download() })
}

/** What it would do, and then does, as the panel asks for both. */
async function bring(body: Buffer, query: string) {
  const { json } = await send(body, 'Super admin', query)
  return send(body, 'Super admin', `${query}&version=${String(json['version'])}`)
}

const messageOf = ({ json }: Awaited<ReturnType<typeof send>>) =>
  (json['error'] as { message: string } | undefined)?.message

const packed = async (folder: string) => {
  const args = ['-czf', '-', '-C', folder, '.']
  const { stdout } = await promisify(execFile)('tar', args, {
    encoding: 'buffer',
    maxBuffer: 50 * 1024 * 1024,
  })
  return stdout
}

/** Which pages are each other in another language. */
const translationsIn = async (cms: RunningCms) => {
  const headers = { Authorization: `Bearer ${cms.contentToken}` }
  return ((await cms.get('/api/translations', headers)).json as { data: unknown }).data
}

describe('a package', () => {
  it('whose import is killed leaves no pictures, but those that staff have uploaded', async () => {
    const body = await packed(from)
    const cut = bring(body, '?as=published&take=theirs').catch(() => 'cut')
    await expect.poll(() => countOf(target, 'files')).toBeGreaterThan(2)
    const mine = await fileSender(target).makeFile('Super admin')
    await target.kill()
    expect(await cut).toBe('cut')
    expect(await countOf(target, 'app_import_attempts')).toBe(1)
    await target.startAgain()
    await expect.poll(() => countOf(target, 'app_import_attempts')).toBe(0)
    expect(await target.select('select id from files')).toEqual([{ id: mine }])
    const headers = await target.adminLogin('Super admin')
    expect((await target.send('DELETE', `/upload/files/${mine}`, headers)).status).toBe(200)
  })

  it('holds no ids, accounts or submissions, and is the same when it is exported again', async () => {
    const again = join(work, 'again')
    await unpack(again)
    const names = readdirSync(from, { recursive: true, encoding: 'utf8' }).toSorted()
    expect(names).toContain('pages/transferred/page.json')
    expect(readdirSync(again, { recursive: true, encoding: 'utf8' }).toSorted()).toEqual(names)
    for (const name of names.filter((each) => each.endsWith('.json') && each !== 'manifest.json')) {
      const text = readFileSync(join(from, name), 'utf8')
      expect(readFileSync(join(again, name), 'utf8')).toBe(text)
      expect(text).not.toMatch(/"(?:id|documentId|email|createdBy|updatedBy)":/)
    }
  })

  it('brings all that visitors see into an empty cms, once', async () => {
    expect(await importContent(target, from)).toMatch(/Created: \d+[\s\S]*written as published/)
    expect(await publicContent(target)).toEqual(await publicContent(source))
    expect(await titlesOf(target, 'news')).toEqual(await titlesOf(source, 'news'))
    const pairs = await translationsIn(target)
    expect(pairs).toEqual(await translationsIn(source))
    expect(pairs).toContainEqual({ language: 'de', source: '/contacts', path: '/de/kontakt' })
    expect(await countOf(target, 'files')).toBe(await countOf(source, 'files'))
    const revision = await target.get('/api/revision')
    expect(await importContent(target, from)).toContain('Nothing has changed.')
    expect((await target.get('/api/revision')).json).toEqual(revision.json)
  })

  it('is imported with history and audit, as the system', async () => {
    const versions = await target.select(
      'select event, actor_name from app_versions where entry_id = ?',
      [await idOf(target, 'banks')],
    )
    expect(versions).toContainEqual({ event: 'publish', actor_name: 'System' })
    const entries = await target.select(
      "select action from app_audit where action = 'content.import' or subject_id = ?",
      [await idOf(target, 'banks')],
    )
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['content.publish', 'content.import']),
    )
  })
})

const later = join(work, 'later')

describe('a later package', () => {
  it('changes what only it has changed, keeps what was changed here, and tells what is in conflict', async () => {
    await retitle(source, 'banks', 'Changed there')
    await retitle(source, 'contacts', 'Changed there')
    await retitle(target, 'contacts', 'Changed here')
    await retitle(target, 'pay-online', 'Changed here')
    await asEditor(target).pages.create(pageWithText('only-here', 'Only here', 'Text'))
    await unpack(later)
    const trial = await importContent(target, later, { isTrial: true })
    expect(trial).toContain('Changed: 1\n  pages/banks.json  Changed there')
    expect(trial).toMatch(/In conflict.*: 1\n {2}pages\/contacts\.json/)
    expect(trial).toMatch(/changed here only: 1\n {2}pages\/pay-online\.json/)
    expect(trial).toMatch(/not in the package: 1\n {2}pages\/only-here\.json/)
    expect(await titlesOf(target, 'banks')).not.toContain('Changed there')
    await bring(await packed(later), '?as=published')
    expect(await titlesOf(target, 'banks')).toEqual(['Changed there', 'Changed there'])
    expect(await titlesOf(target, 'contacts')).toEqual(['Changed here', 'Changed here'])
    expect(await idOf(target, 'only-here')).not.toBe('undefined')
  })

  it('wins a conflict when it is told to, and deletes orphans only when it is told to', async () => {
    const take = ['pages/contacts.json']
    const told = await importContent(target, later, { take, deleteOrphans: true })
    expect(told).toMatch(/ {2}pages\/contacts\.json .* {2}\(the package’s version\)\n/)
    expect(told).not.toContain('Which version counts')
    expect(await titlesOf(target, 'contacts')).toEqual(['Changed there', 'Changed there'])
    expect(await titlesOf(target, 'pay-online')).toEqual(['Changed here', 'Changed here'])
    expect(await titlesOf(target, 'only-here')).toEqual([])
  })

  it('refuses what cannot be done, in a trial, too', async () => {
    const isUnknown = /“pages\/contact” is to be taken, but is not in the package/
    const take = ['pages/contact']
    expect(await importContent(target, later, { isTrial: true, take })).toMatch(isUnknown)
    const body = await packed(later)
    const taken = await send(body, 'Super admin', '?as=published&take=pages/contact&version=seen')
    expect(messageOf(taken)).toMatch(isUnknown)
    const asDrafts = await send(body, 'Super admin', '?as=drafts&deleteOrphans=true&version=seen')
    expect(messageOf(asDrafts)).toContain('Deleting is live at once')
  })

  it('can be imported as drafts, which visitors do not see', async () => {
    await retitle(source, 'banks', 'A draft there')
    const before = await publicContent(target)
    expect(await bring(await download('?only=pages'), '?as=drafts')).toMatchObject({ status: 200 })
    expect(await publicContent(target)).toEqual(before)
    expect(await titlesOf(target, 'banks')).toEqual(['Changed there', 'A draft there'])
  })

  it('follows a page to its new address, which leaves one redirect', async () => {
    const id = await idOf(source, 'transferred/page')
    await editor.pages.save(id, { slug: 'transferred/moved' })
    await editor.pages.publish(id)
    const before = await idOf(target, 'transferred/page')
    await bring(await download(), '?as=published&take=theirs')
    expect(await idOf(target, 'transferred/moved')).toBe(before)
    expect(
      await target.select('select "to" from redirects where "from" = ?', ['/transferred/page']),
    ).toEqual([{ to: '/transferred/moved' }])
  })
})

describe('the panel', () => {
  it('shows a super admin what a package does, then does just that', async () => {
    await retitle(source, 'banks', 'From the panel')
    const file = await download()
    const trial = await send(file, 'Super admin', '?as=published')
    expect(trial.status).toBe(200)
    expect(await titlesOf(target, 'banks')).not.toContain('From the panel')
    const query = `?as=published&take=pages/banks.json&version=`
    expect((await send(file, 'Super admin', `${query}another`)).status).toBe(409)
    const done = await send(file, 'Super admin', query + String(trial.json['version']))
    expect(done).toMatchObject({ status: 200 })
    expect(await titlesOf(target, 'banks')).toEqual(['From the panel', 'From the panel'])
    const [version] = await target.select(
      'select actor_name from app_versions where entry_id = ? order by id desc limit 1',
      [await idOf(target, 'banks')],
    )
    expect(version?.['actor_name']).not.toBe('System')
  })

  it('refuses what is no package, and a file in it that leads elsewhere', async () => {
    const outside = Buffer.from(gunzipSync(await download()))
    outside.write('../../outside.json\0', 0)
    for (const body of [Buffer.from('no archive'), gzipSync(outside)]) {
      const answer = await send(body, 'Super admin')
      expect(answer).toMatchObject({ status: 400 })
    }
  })

  it('refuses all others', async () => {
    const roles = [
      'Chief editor',
      'Marketing editor',
      'Intake reviewer',
      'Privacy officer',
    ] as const
    for (const role of [undefined, ...roles]) {
      const headers = role ? await target.adminLogin(role) : {}
      const status = role ? 403 : 401
      expect((await target.get('/content-transfer/export', headers)).status).toBe(status)
      expect((await send(gzipSync('x'), role)).status).toBe(role ? 403 : 415)
    }
  })
})

describe('a bad package', () => {
  const whole = join(work, 'whole')
  beforeAll(() => unpack(whole))

  const edit = (
    folder: string,
    path: string,
    change: (value: Record<string, unknown>) => object,
  ) => {
    const file = join(folder, path)
    writeFileSync(
      file,
      JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>)),
    )
  }
  const mediaIn = (folder: string, ending: string) =>
    join(
      folder,
      'media',
      readdirSync(join(folder, 'media')).find((name) => name.endsWith(ending)) ?? '',
    )

  type Bad = [string, (folder: string) => void, RegExp]
  const bad: Bad[] = [
    ['without a manifest', (folder) => rmSync(join(folder, 'manifest.json')), /is not whole/],
    [
      'of a newer format',
      (folder) => edit(folder, 'manifest.json', (value) => ({ ...value, format: 99 })),
      /a newer version of this program/,
    ],
    [
      'of other content types',
      (folder) =>
        edit(folder, 'manifest.json', ({ schema, ...value }) => ({
          ...value,
          schema: { ...(schema as object), 'blocks.hero': 'other' },
        })),
      /other content types than those here \(blocks\.hero\)/,
    ],
    [
      'with broken JSON',
      (folder) => writeFileSync(join(folder, 'pages/banks.json'), '{"published":'),
      /pages\/banks\.json is not valid JSON/,
    ],
    [
      'with an unknown type',
      (folder) => cpSync(join(folder, 'footer.json'), join(folder, 'users.json')),
      /users\.json is of an unknown type/,
    ],
    [
      'with an unknown field',
      (folder) =>
        edit(folder, 'footer.json', ({ published }) => ({
          published: { ...(published as object), createdBy: 1 },
        })),
      /has no field “createdBy”/,
    ],
    [
      'with an entry in another’s place',
      (folder) => renameSync(join(folder, 'pages/banks.json'), join(folder, 'pages/other.json')),
      /pages\/other\.json holds what belongs in pages\/banks\.json/,
    ],
    [
      'with a file that is not what its hash says',
      (folder) => appendFileSync(mediaIn(folder, '.svg'), ' '),
      /is not the file that its name says/,
    ],
    [
      'with a drawing that runs scripts',
      (folder) => {
        const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'
        const hash = createHash('sha256').update(svg).digest('hex')
        writeFileSync(join(folder, `media/${hash}.svg`), svg)
        const texts = { ext: '.svg', mime: 'image/svg+xml', files: [{ name: 'bad.svg' }] }
        writeFileSync(join(folder, `media/${hash}.json`), JSON.stringify(texts))
      },
      /contains scripts/,
    ],
    [
      'with a file that is too large',
      (folder) => appendFileSync(mediaIn(folder, '.svg'), Buffer.alloc(21 * 1024 * 1024)),
      /is larger than 20 MB/,
    ],
    ...[-1, 0, 1e12].map((width): Bad => [
      `with a picture that is ${width} pixels wide`,
      (folder) => {
        const texts = `media/${basename(mediaIn(folder, '.svg'), '.svg')}.json`
        edit(folder, texts, (value) => ({ ...value, width }))
      },
      /has no valid texts of a file/,
    ]),
    [
      'with a value that a check refuses',
      (folder) =>
        edit(
          folder,
          'redirects/' + (readdirSync(join(folder, 'redirects'))[0] ?? ''),
          ({ published }) => ({
            published: { ...(published as object), to: 'not an address' },
          }),
        ),
      /Nothing was imported: redirects/,
    ],
  ]

  const spoilt = (spoil: (folder: string) => void) => {
    const folder = mkdtempSync(join(work, 'bad-'))
    cpSync(whole, folder, { recursive: true })
    spoil(folder)
    return folder
  }
  const stored = async () => [
    await countOf(target, "app_audit where action = 'content.import'"),
    await countOf(target, 'files'),
  ]

  it.each(bad)('%s is refused, and changes nothing', async (_, spoil, message) => {
    const body = await packed(spoilt(spoil))
    const before = await stored()
    const query = '?as=published&take=theirs'
    const trial = await send(body, 'Super admin', query)
    const isRefusedOnlyThen = trial.status === 200
    const answer = isRefusedOnlyThen
      ? await send(body, 'Super admin', `${query}&version=${String(trial.json['version'])}`)
      : trial
    expect(answer.status).toBe(400)
    expect(messageOf(answer)).toMatch(message)
    expect(await stored()).toEqual(before)
  })

  it('with a link out of its folder is refused, and changes nothing', async () => {
    const folder = spoilt((own) => symlinkSync('/etc/hostname', join(own, 'pages/host.json')))
    const before = await stored()
    expect(await importContent(target, folder)).toMatch(
      /pages\/host\.json leads out of the package/,
    )
    expect(await stored()).toEqual(before)
  })
})

it('an item of the menu names its page by the published address, not by that of a draft', async () => {
  const id = await editor.pages.create(pageWithText('in-the-menu', 'In the menu', 'Text'))
  await editor.pages.publish(id)
  await editor.pages.discard(id)
  await editor.pages.save(id, { slug: 'not-yet-live' })
  const { items, version } = (await editor.call('GET', '/menu/tree')) as {
    items: object[]
    version: string
  }
  const item = { documentId: null, level: 1, title: 'New', kind: 'page', page: id, address: '' }
  await editor.call('PUT', '/menu/tree', { version, items: [...items, item] })
  const folder = join(work, 'with-menu')
  await unpack(folder)
  const menu = JSON.parse(readFileSync(join(folder, 'menu.json'), 'utf8')) as {
    published: { items: object[] }
  }
  expect(menu.published.items.at(-1)).toMatchObject({ title: 'New', page: 'in-the-menu' })
})
