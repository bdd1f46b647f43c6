import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../harness/cms-modules'
import { change } from '../../harness/database'
import type { Data, RunningCms } from '../../harness/start-cms'

const ALL = ['pages', 'jobs', 'redirects', 'footer', 'languages', 'settings', 'menu', 'media']

/** As `npm run content` does: in its own process, while the cms runs. Returns what it prints. */
async function transfer(cms: RunningCms, command: object): Promise<string> {
  const { PATH, HOME } = process.env
  const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = cms
  const store = Object.entries(cms.environment).filter(([name]) => /^(?:S3|AWS)_/.test(name))
  const program = join(root, 'cms/dist/src/editing/transfer/main.js')
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [program, JSON.stringify(command)],
    {
      env: {
        PATH,
        HOME,
        NODE_ENV: 'production',
        DATA_DIR,
        DATABASE_URL,
        ...Object.fromEntries(store),
      },
    },
  ).catch((error: unknown) => error as { stdout: string; stderr: string })
  return stdout + stderr
}

export const exportContent = (cms: RunningCms, folder: string, options: object = {}) =>
  transfer(cms, { action: 'export', folder, parts: ALL, ...options })

export const importContent = (cms: RunningCms, folder: string, options: object = {}) =>
  transfer(cms, {
    action: 'import',
    folder,
    mode: 'published',
    take: [],
    isTrial: false,
    deleteOrphans: false,
    ...options,
  })

const CONTENT = [
  'pages',
  'jobs',
  'redirects',
  'footers',
  'site_languages',
  'app_translations',
  'site_settings',
  'navigations_items',
  'files',
]

/** As a cms before its first content: what holds parts of entries is emptied with them. */
export async function withoutContent(data: Data) {
  for (const table of [
    ...['pages', 'jobs', 'footers', 'site_settings'].map((name) => `${name}_cmps`),
    'files_related_mph',
    ...CONTENT,
  ])
    await change(data, `delete from ${table}`)
}

const OF_THIS_DATABASE = new Set([
  'id',
  'documentId',
  'createdAt',
  'updatedAt',
  'publishedAt',
  // The names of files are random, and their versions tell when they were replaced.
  'url',
  'parent',
])

/** What an answer says, wherever it is stored. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !OF_THIS_DATABASE.has(name))
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, below]) => [
        name,
        name === 'formats' ? Object.keys(below ?? {}).toSorted() : comparable(below),
      ]),
  )
}

type Answer = { data: Record<string, unknown>[] | Record<string, unknown> }

/** All that visitors can read, by what it is. */
export async function publicContent(cms: RunningCms) {
  const headers = { Authorization: `Bearer ${cms.contentToken}` }
  const read = async (path: string) => (await cms.get(`/api/${path}`, headers)).json as Answer
  const found: Record<string, string> = {}
  for (const type of ['pages', 'jobs', 'redirects']) {
    const { data } = await read(`${type}?populate=*&pagination[pageSize]=100&sort=id`)
    for (const entry of [data].flat())
      found[`${type} ${String(entry['slug'] ?? entry['from'])}`] = JSON.stringify(comparable(entry))
  }
  for (const single of ['footer', 'site-setting', 'navigation/render/navigation?type=TREE'])
    found[single] = JSON.stringify(comparable(await read(single)))
  return found
}
