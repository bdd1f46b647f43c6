import { beforeAll, describe, expect, inject, it } from 'vitest'
import { formNames } from '../../contract/index'
import { cmsAt } from '../harness/cms'

const cms = cmsAt(inject('cms'))

type Headers = Record<string, string>
type Entry = { documentId: string; [field: string]: unknown }

const typeOf = (form: string) => `api::intake.${form}`
const list = (uid: string) => `/content-manager/collection-types/${uid}`

const { send } = cms

const dataOf = ({ json }: { json: unknown }) => (json as { data: Entry }).data

async function found(uid: string, headers: Headers, filter: string): Promise<Entry> {
  const { status, json } = await send('GET', `${list(uid)}?${filter}`, headers)
  expect(status).toBe(200)
  const [entry] = (json as { results: Entry[] }).results
  if (!entry) throw new Error(`No entry of ${uid} with ${filter}.`)
  return entry
}

describe('an intake reviewer', () => {
  let reviewer: Headers
  beforeAll(async () => {
    reviewer = await cms.adminLogin('Intake reviewer')
  })

  it.each(formNames)('finds submissions of %s in the inbox only', async (form) => {
    expect((await send('GET', list(typeOf(form)), reviewer)).status).toBe(403)
  })

  it.each(['api::page.page', 'api::job.job', 'api::redirect.redirect'])(
    'has no access to %s',
    async (uid) => {
      expect((await send('GET', list(uid), reviewer)).status).toBe(403)
    },
  )
})

describe('a marketing editor', () => {
  let editor: Headers
  beforeAll(async () => {
    editor = await cms.adminLogin('Marketing editor')
  })

  it.each(formNames)('does not see that %s exists', async (form) => {
    expect((await send('GET', list(typeOf(form)), editor)).status).toBe(403)
    const { json } = await send('GET', '/admin/users/me/permissions', editor)
    expect(JSON.stringify(json)).not.toContain(typeOf(form))
  })

  it('changes and publishes a page', async () => {
    const uid = 'api::page.page'
    const page = await found(uid, editor, 'filters[slug][$eq]=partnerships')
    const path = `${list(uid)}/${page.documentId}`
    const published = await send('POST', `${path}/actions/publish`, editor, {
      title: 'Partnerships, soon',
    })
    expect(published.status).toBe(200)
    const read = await cms.get('/api/pages?filters[slug][$eq]=partnerships', {
      Authorization: `Bearer ${cms.contentToken}`,
    })
    expect(read.text).toContain('Partnerships, soon')
    const back = await send('POST', `${path}/actions/publish`, editor, { title: page['title'] })
    expect(back.status).toBe(200)
  })

  it('gets a slug for a page that was saved without one, and the same once it is emptied', async () => {
    const uid = 'api::page.page'
    const title = 'Ação de Verão 2027'
    const created = await send('POST', list(uid), editor, { title })
    expect(created.status).toBe(201)
    const { documentId, slug } = dataOf(created)
    expect(slug).toBe('acao-de-verao-2027')
    const path = `${list(uid)}/${documentId}`
    expect(dataOf(await send('PUT', path, editor, { title, slug: '' }))).toMatchObject({ slug })
    const other = dataOf(await send('POST', list(uid), editor, { title }))
    expect(other.slug).toBe('acao-de-verao-2027-2')
    for (const id of [documentId, other.documentId])
      expect((await send('DELETE', `${list(uid)}/${id}`, editor)).status).toBe(200)
  })

  it('gets a link to a page on the site, and an unguessable one to its draft', async () => {
    const uid = 'api::page.page'
    const { documentId } = await found(uid, editor, 'filters[slug][$eq]=banks')
    const hrefOf = async (status: string) => {
      const path = `/content-manager/preview/url/${uid}?documentId=${documentId}&status=${status}`
      return (await send('GET', path, editor)).json
    }
    expect(await hrefOf('published')).toMatchObject({
      data: { url: 'http://127.0.0.1:3000/banks' },
    })
    const link = `^http://127.0.0.1:3000/preview/pages\\.${documentId}\\.\\d+\\.\\d+\\.[\\w-]{43}$`
    expect(await hrefOf('draft')).toMatchObject({
      data: { url: expect.stringMatching(link) },
    })
  })

  it('gets a link to the draft of the footer', async () => {
    const path = '/content-manager/preview/url/api::footer.footer?status=draft'
    const link = /^http:\/\/127.0.0.1:3000\/preview\/footer\.\w+\.\d+\.\d+\.[\w-]{43}$/
    expect((await send('GET', path, editor)).json).toMatchObject({
      data: { url: expect.stringMatching(link) },
    })
  })

  it.each(['/admin/users', '/admin/roles', '/admin/permissions'])(
    'cannot open %s',
    async (path) => {
      expect((await send('GET', path, editor)).status).toBe(403)
    },
  )
})

type Row = { action: string; subject: string | null }
type Section = {
  actions: { actionId: string; subjects: string[] }[]
  subjects: { uid: string }[]
}

describe('a super admin finds in the settings of a role', () => {
  let admin: Headers
  let sections: Section[]
  beforeAll(async () => {
    admin = await cms.adminLogin()
    const { json } = await send('GET', '/admin/permissions', admin)
    const { collectionTypes, singleTypes } = (
      json as { data: { sections: Record<'collectionTypes' | 'singleTypes', Section> } }
    ).data.sections
    sections = [collectionTypes, singleTypes]
  })

  const hasBox = ({ action, subject }: Row) =>
    sections.some(
      ({ actions, subjects }) =>
        subjects.some(({ uid }) => uid === subject) &&
        actions.some(
          (one) => one.actionId === action && one.subjects.some((uid) => uid === subject),
        ),
    )

  it('a box for all that it may do with a type: saving the role takes away what has none', async () => {
    const { json } = await send('GET', '/admin/roles', admin)
    const roles = (json as { data: { id: number; code: string }[] }).data
    for (const { id, code } of roles.filter((role) => role.code !== 'strapi-super-admin')) {
      const held = await send('GET', `/admin/roles/${id}/permissions`, admin)
      const rows = (held.json as { data: Row[] }).data.filter(({ subject }) => subject !== null)
      expect(
        rows.filter((row) => !hasBox(row)),
        code,
      ).toEqual([])
    }
  })

  it('no column without a box', () => {
    for (const { actions, subjects } of sections) {
      const shown = subjects.map(({ uid }) => uid)
      const empty = actions.filter((one) => !one.subjects.some((uid) => shown.includes(uid)))
      expect(empty).toEqual([])
    }
  })
})

describe('on a new database', () => {
  it('only our roles and tokens exist, and registration is closed', async () => {
    const roles = await cms.select('select code from admin_roles order by code')
    expect(roles.map(({ code }) => code)).toEqual([
      'chief-editor',
      'intake-reviewer',
      'marketing-editor',
      'privacy-officer',
      'strapi-super-admin',
    ])
    const tokens = await cms.select('select name, type from strapi_api_tokens order by name')
    expect(tokens).toEqual([
      { name: 'Public site', type: 'custom' },
      { name: 'Site server', type: 'custom' },
    ])
    const person = {
      email: 'me@example.org',
      password: 'Password1234',
      firstname: 'Me',
      lastname: 'Too',
    }
    expect((await send('POST', '/admin/register-admin', {}, person)).status).toBeGreaterThanOrEqual(
      400,
    )
    expect(
      (await send('POST', '/api/auth/local/register', {}, { ...person, username: 'me' })).status,
    ).toBe(404)
  })
})
