import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { change } from '../../../harness/database'
import { startCms, type Data, type RunningCms } from '../../../harness/start-cms'
import { databases } from '../databases'

const KEYS = [
  'admin_roles_code',
  'admin_users_email',
  'pages_draft_slug',
  'pages_published_slug',
  'jobs_draft_slug',
  'jobs_published_slug',
]

/** As two first starts of an earlier version left them. */
async function storeDuplicates(data: Data) {
  for (const key of KEYS) await change(data, `drop index beam_${key}`)
  for (const [table, columns, where] of [
    ['admin_roles', 'code, name', "code = 'marketing-editor'"],
    ['admin_users', 'email, password, is_active', "email = 'editor@beam.example'"],
    ['pages', 'document_id, slug, title, published_at, updated_at', "slug = 'contacts'"],
  ] as const) {
    const values = columns.replace('document_id', "'a-second-document'")
    await change(
      data,
      `insert into ${table} (${columns}) select ${values} from ${table} where ${where}`,
    )
  }
  await change(
    data,
    `insert into admin_users_roles_lnk (user_id, role_id) values
      ((select max(id) from admin_users), (select max(id) from admin_roles))`,
  )
}

describe.each(databases)('on $name', ({ data }) => {
  let cms: RunningCms
  beforeAll(async () => {
    cms = await startCms({ ...data, prepare: storeDuplicates })
  })
  afterAll(() => cms.remove())

  it('duplicates that an earlier version stored are mended at the start, and none is lost', async () => {
    const roles = await cms.select("select id from admin_roles where code = 'marketing-editor'")
    expect(roles).toHaveLength(1)
    const [user] = await cms.select('select * from admin_users order by id desc limit 1')
    expect(user).toMatchObject({ email: `duplicate-${user?.['id']}-editor@beam.example` })
    expect(Boolean(user?.['is_active'])).toBe(false)
    expect(
      await cms.select('select role_id from admin_users_roles_lnk where user_id = ?', [
        user?.['id'],
      ]),
    ).toEqual([{ role_id: roles[0]?.['id'] }])

    const pages = await cms.select(
      "select slug, published_at is null as draft from pages where slug like 'contacts%' order by id",
    )
    const states = pages.map(({ slug, draft }) => `${slug} ${draft ? 'draft' : 'published'}`)
    expect(states.toSorted()).toEqual(['contacts draft', 'contacts published', 'contacts-2 draft'])
    expect(cms.log()).toContain('The role marketing-editor existed twice')
    expect(cms.log()).not.toContain('editor@beam.example')

    await expect(
      change(cms, "insert into admin_roles (code, name) values ('marketing-editor', 'x')"),
    ).rejects.toThrow(/unique/i)
  })
})
