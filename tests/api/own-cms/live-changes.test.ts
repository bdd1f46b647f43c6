import { afterAll, describe, expect, it } from 'vitest'
import {
  type ContentUid,
  contentTypes,
  FOOTER,
  JOB,
  LANGUAGE,
  PAGE,
  REDIRECT,
  SETTINGS,
} from '../../../cms/src/content/shared/types'
import type { StaffRole } from '../../harness/cms'
import { secondCms } from '../harness/second-cms'
import { fileSender } from '../harness/post-file'
import { pageWithText } from '../as-editor'

type Fields = Record<string, unknown>

const { cms } = await secondCms()

const CHIEF = 'Chief editor'
const EDITOR = 'Marketing editor'
const WITHOUT_RIGHTS = ['Intake reviewer', 'Privacy officer'] as const
const FILE = 'plugin::upload.file'
const MENU = 'plugin::navigation.navigation'

const collection = (uid: string) => `/content-manager/collection-types/${uid}`
const single = (uid: string) => `/content-manager/single-types/${uid}`

async function done<Answer = { data: Fields }>(...call: Parameters<typeof cms.sendAs>) {
  const { json, status, text } = await cms.sendAs(...call)
  expect(status, `${call.slice(0, 3).join(' ')}: ${text}`).toBeLessThan(300)
  return json as Answer
}

const idIn = ({ data }: { data: Fields }) => String(data['documentId'])

/** One try by one role, of something that was made for it. */
type Act = (role: StaffRole) => Promise<{ status: number; text: string }>
/** What it makes before: by a chief editor, who always may. */
type Way = { makes: 'draft' | 'live' | 'unused'; prepare: () => Promise<Act> }

const live = (prepare: Way['prepare']): Way => ({ makes: 'live', prepare })
const draft = (prepare: Way['prepare']): Way => ({ makes: 'draft', prepare })
/** The log has it, but no visitor sees a file before something shows it. */
const unused = (prepare: Way['prepare']): Way => ({ makes: 'unused', prepare })

let count = 0
const fresh = () => `live-change-${(count += 1)}`

/** The ways of a type with drafts whose entries staff create. */
function draftWays(uid: string, fields: (slug: string) => Fields | Promise<Fields>) {
  const path = collection(uid)
  const make = async () => idIn(await done(CHIEF, 'POST', path, await fields(fresh())))
  const makeLive = async () => {
    const id = await make()
    await done(CHIEF, 'POST', `${path}/${id}/actions/publish`, {})
    return id
  }
  const on =
    (made: () => Promise<string>, method: string, after = '', body?: Fields) =>
    async (): Promise<Act> => {
      const id = await made()
      return (role) => cms.sendAs(role, method, `${path}/${id}${after}`, body)
    }
  return {
    create: draft(async () => {
      const sent = await fields(fresh())
      return (role) => cms.sendAs(role, 'POST', path, sent)
    }),
    save: draft(on(makeLive, 'PUT', '', { title: 'Saved' })),
    restore: draft(async () => {
      const id = await makeLive()
      await done(CHIEF, 'PUT', `${path}/${id}`, { title: 'Second' })
      return restoring(uid, id)
    }),
    publish: live(on(make, 'POST', '/actions/publish')),
    unpublish: live(on(makeLive, 'POST', '/actions/unpublish')),
    delete: live(on(makeLive, 'DELETE')),
    'publish several': live(async () => {
      const documentIds = [await make(), await make()]
      return (role) => cms.sendAs(role, 'POST', `${path}/actions/bulkPublish`, { documentIds })
    }),
    'delete several': live(async () => {
      const documentIds = [await makeLive(), await makeLive()]
      return (role) => cms.sendAs(role, 'POST', `${path}/actions/bulkDelete`, { documentIds })
    }),
  }
}

/** Restores the oldest version. */
async function restoring(uid: string, id: string): Promise<Act> {
  const path = `/history/versions/${uid}/${id}`
  const { versions } = await done<{ versions: { id: number }[] }>(CHIEF, 'GET', path)
  return (role) => cms.sendAs(role, 'POST', `${path}/${versions.at(-1)?.id}/restore`, {})
}

const readJob = async () => {
  const { results } = await done<{ results: { documentId: string }[] }>(
    CHIEF,
    'GET',
    collection(JOB),
  )
  const { data } = await done(CHIEF, 'GET', `${collection(JOB)}/${results[0]?.documentId}`)
  const { title, order, summary, type, location, area, language, datePosted } = data
  return {
    title,
    order,
    summary,
    type,
    location,
    area,
    language,
    datePosted,
    purpose: data['purpose'],
  }
}

async function removeLanguages() {
  const { results } = await done<{ results: { documentId: string }[] }>(
    CHIEF,
    'GET',
    collection(LANGUAGE),
  )
  for (const { documentId } of results)
    await done(CHIEF, 'DELETE', `${collection(LANGUAGE)}/${documentId}`)
}

const settingsId = async () => idIn(await done(CHIEF, 'GET', single(SETTINGS)))
const changeSettings = (role: StaffRole) =>
  cms.sendAs(role, 'PUT', single(SETTINGS), { appStoreUrl: `https://store.example/${fresh()}` })

const redirectTo = (to: string) => ({ from: `/${fresh()}`, to })
const makeRedirect = async () =>
  idIn(await done(CHIEF, 'POST', collection(REDIRECT), redirectTo('/banks')))

const { postFile, makeFile } = fileSender(cms)

/** A file that a published page shows. */
async function makeLiveFile() {
  const id = await makeFile(CHIEF)
  const slug = fresh()
  const cards = [{ title: 'One', text: 'A card', image: id }]
  const page = {
    slug,
    title: slug,
    Content: [{ __component: 'blocks.cards', title: 'Choose', cards }],
  }
  const documentId = idIn(await done(CHIEF, 'POST', collection(PAGE), page))
  await done(CHIEF, 'POST', `${collection(PAGE)}/${documentId}/actions/publish`, {})
  return id
}

type Items = { version: string; items: Fields[] }

/** Every way to write what the public reads; a new type without a row does not compile. */
const matrix: Record<ContentUid | typeof FILE | typeof MENU, Record<string, Way>> = {
  [PAGE]: draftWays(PAGE, (slug) => pageWithText(slug, slug, 'Text')),
  [JOB]: draftWays(JOB, async (slug) => ({ ...(await readJob()), slug })),
  [LANGUAGE]: Object.fromEntries(
    Object.entries(
      draftWays(LANGUAGE, async (title) => {
        await removeLanguages()
        return { title, code: 'de' }
      }),
      // There is but one entry of a language.
    ).filter(([name]) => !name.endsWith('several')),
  ),
  [FOOTER]: {
    save: draft(
      async () => async (role) => cms.sendAs(role, 'PUT', single(FOOTER), { companyLine: fresh() }),
    ),
    publish: live(
      async () => (role) => cms.sendAs(role, 'POST', `${single(FOOTER)}/actions/publish`, {}),
    ),
  },
  [SETTINGS]: {
    save: live(async () => changeSettings),
    restore: live(async () => {
      for (let time = 0; time < 2; time += 1) await changeSettings(CHIEF)
      return restoring(SETTINGS, await settingsId())
    }),
  },
  [REDIRECT]: {
    create: live(
      async () => (role) =>
        cms.sendAs(role, 'POST', collection(REDIRECT), redirectTo('https://elsewhere.example/')),
    ),
    save: live(async () => {
      const id = await makeRedirect()
      return (role) => cms.sendAs(role, 'PUT', `${collection(REDIRECT)}/${id}`, { to: '/help' })
    }),
    delete: live(async () => {
      const id = await makeRedirect()
      return (role) => cms.sendAs(role, 'DELETE', `${collection(REDIRECT)}/${id}`)
    }),
    import: live(
      async () => (role) =>
        cms.sendAs(role, 'POST', '/redirects/import', {
          csv: `/${fresh()},/banks`,
          isTrial: false,
        }),
    ),
  },
  [FILE]: {
    upload: unused(async () => (role) => postFile(role, '/upload', { name: 'live.svg' })),
    replace: live(async () => {
      const id = await makeLiveFile()
      return (role) => postFile(role, `/upload?id=${id}`, { name: 'live.svg' })
    }),
    describe: live(async () => {
      const id = await makeLiveFile()
      return (role) => postFile(role, `/upload?id=${id}`, { alternativeText: fresh() }, false)
    }),
    delete: unused(async () => {
      const id = await makeFile(CHIEF)
      return (role) => cms.sendAs(role, 'DELETE', `/upload/files/${id}`)
    }),
  },
  [MENU]: {
    save: live(async () => {
      const { version, items } = await done<Items>(CHIEF, 'GET', '/menu/tree')
      const [first, ...rest] = items
      return (role) =>
        cms.sendAs(role, 'PUT', '/menu/tree', {
          version,
          items: [{ ...first, title: fresh() }, ...rest],
        })
    }),
  },
}

const turn = (isNeeded: boolean) => done(CHIEF, 'PUT', '/review/setting', { isNeeded })
afterAll(() => turn(false))

/** What visitors read: it changes with the revision. */
const revision = async () =>
  String((await cms.get('/api/revision', { Authorization: `Bearer ${cms.contentToken}` })).text)
const LIVE = ['create', 'change', 'publish', 'unpublish', 'delete'].map(
  (name) => `'content.${name}'`,
)
const newestRow = async () =>
  Number((await cms.select('select max(id) as id from app_audit'))[0]?.['id'])
const rowsAfter = async (id: number) =>
  (
    await cms.select(
      `select actor_name, action from app_audit where id > ? and action in (${LIVE.join()})`,
      [id],
    )
  ).map((row) => String(row['actor_name']))

const ways = Object.entries(matrix).flatMap(([type, ofType]) =>
  Object.entries(ofType).map(([name, way]) => [type, name, way] as const),
)

it('several entries are published if each is named once, and up to a hundred', async () => {
  const path = `${collection(PAGE)}/actions/bulkPublish`
  const many = Array.from({ length: 101 }, (_, at) => `x${at}`)
  for (const documentIds of [['x1', 'x1'], many])
    expect((await cms.sendAs(CHIEF, 'POST', path, { documentIds })).status).toBe(400)
})

it('every type that the public reads has its ways in the matrix', () => {
  for (const { uid } of Object.values(contentTypes))
    expect(Object.keys(matrix[uid])).not.toEqual([])
})

describe.each([
  [EDITOR, 'Marketing Editor', false],
  [EDITOR, 'Marketing Editor', true],
  [CHIEF, 'Chief Editor', true],
] as const)('a %s (%s), while publishing needs a review: %s', (role, name, isNeeded) => {
  it.each(ways)('%s: %s', async (_type, _way, { makes, prepare }) => {
    await turn(isNeeded)
    const act = await prepare()
    const [before, newest] = [await revision(), await newestRow()]
    for (const other of WITHOUT_RIGHTS) expect((await act(other)).status).toBe(403)
    expect([await revision(), await rowsAfter(newest)]).toEqual([before, []])

    const { status, text } = await act(role)
    const isHeld = makes === 'live' && isNeeded && role === EDITOR
    if (isHeld)
      expect([status, text], text).toEqual([
        expect.any(Number),
        expect.stringMatching(/chief editor/),
      ])
    expect(status < 300, text).toBe(!isHeld)
    expect((await revision()) !== before).toBe(makes !== 'draft' && !isHeld)
    const rows = await rowsAfter(newest)
    expect(new Set(rows)).toEqual(new Set(makes === 'draft' || isHeld ? [] : [name]))
  })
})
