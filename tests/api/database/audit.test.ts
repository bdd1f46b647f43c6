import { brand } from '../../../contract/brand'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { accountOf, cmsAt } from '../../harness/cms'

type Headers = Record<string, string>
type Entry = {
  id: number
  actorName: string
  action: string
  subject: string
  subjectId: string
  about: string
  detail: Record<string, unknown>
}

const cms = cmsAt(inject('cms'))
let admin: Headers
let officer: Headers

beforeAll(async () => {
  admin = await cms.adminLogin()
  officer = await cms.adminLogin('Privacy officer')
})

const { send } = cms

const entries = async (query: string) => {
  const { status, json } = await send('GET', `/audit/entries?${query}`, officer)
  expect(status).toBe(200)
  return (json as { rows: Entry[] }).rows
}

type Fields = Record<string, unknown>
const layoutIn =
  (name: string) =>
  (data: Fields): Fields => {
    const { settings, metadatas, layouts } = data[name] as Fields & { metadatas: object }
    // Told of a list, and not taken back.
    const withoutMainField = ([field, { list, ...rest }]: [string, Fields]) => {
      const { mainField: _, ...kept } = list as Fields
      return [field, { ...rest, list: kept }]
    }
    const fields = Object.entries(metadatas as Record<string, Fields>).map(withoutMainField)
    return { settings, metadatas: Object.fromEntries(fields) as Fields, layouts }
  }

const created = ({ json }: { json: unknown }) => {
  const { data } = json as { data: { id: number; documentId: string } }
  return data
}

describe('a privacy officer reads', () => {
  it('who signed in, and that somebody failed to, without the address', async () => {
    const [login] = await entries('actions=staff.sign-in')
    await send('POST', '/admin/login', {}, accountOf(cms, 'Privacy officer'))
    const [newest, second] = await entries('actions=staff.sign-in')
    expect(newest).toMatchObject({
      actorName: 'Privacy Officer',
      detail: { by: 'password' },
    })
    expect(second).toEqual(login)
    for (const email of [`admin@${brand.domain}`, 'stranger@example.org'])
      await send('POST', '/admin/login', {}, { email, password: 'Wrong-1234-horse' })
    const failed = (await entries('actions=staff.sign-in-failed')).slice(0, 2)
    expect(new Set(failed.map(({ subjectId }) => subjectId)).size).toBe(2)
    for (const { about, subjectId } of failed)
      expect(about).toBe(`an address, stored only as a hash (${subjectId.slice(0, 8)}…)`)
    expect(JSON.stringify(failed)).not.toMatch(/admin@|stranger|horse/)
  })

  it('what was published, unpublished and deleted, and by whom', async () => {
    const jobs = '/content-manager/collection-types/api::job.job'
    const job = { title: 'Audited job', slug: 'audited-job' }
    const { documentId: id } = created(await send('POST', jobs, admin, job))
    const redirects = '/content-manager/collection-types/api::redirect.redirect'
    const { documentId: redirect } = created(
      await send('POST', redirects, admin, { from: '/audited-from', to: '/terms' }),
    )
    const publish = await send('POST', `${jobs}/${id}/actions/publish`, admin, job)
    const remove = await send('DELETE', `${redirects}/${redirect}`, admin)
    await send('DELETE', `${jobs}/${id}`, admin)
    expect(remove.status).toBe(200)
    const by = { actorName: 'Site Administrator', subject: 'api::redirect.redirect' }
    expect(await entries(`q=${redirect}`)).toMatchObject([
      { ...by, action: 'content.delete', detail: { To: '/terms-and-conditions → nothing' } },
      { ...by, action: 'content.create', detail: { From: 'nothing → /audited-from' } },
    ])
    const ofJob = await entries(`q=${id}`)
    expect(new Set(ofJob.map(({ about }) => about))).toEqual(new Set([`job ${id} (deleted)`]))
    const actions = ofJob.map(({ action }) => action)
    expect(actions).toEqual(
      publish.status === 200 ? ['content.delete', 'content.publish'] : ['content.delete'],
    )
  })

  it('who changed a role or invited a colleague', async () => {
    const { id: role } = created(
      await send('POST', '/admin/roles', admin, { name: 'Helper', description: 'Helps' }),
    )
    const permission = {
      action: 'plugin::upload.read',
      subject: null,
      properties: {},
      conditions: [],
    }
    const granted = await send('PUT', `/admin/roles/${role}/permissions`, admin, {
      permissions: [permission],
    })
    expect(granted.status).toBe(200)
    await send('DELETE', `/admin/roles/${role}`, admin)
    const changes = (await entries(`actions=staff.role&q=${role}`)).map(({ detail }) => detail)
    expect(changes).toEqual([
      { change: 'deleted', name: 'Helper' },
      { change: 'permissions' },
      { change: 'created' },
    ])
    const colleague = await send('POST', '/admin/users', admin, {
      firstname: 'New',
      lastname: 'Colleague',
      email: 'new.colleague@example.org',
      roles: [1],
    })
    expect(colleague.status).toBe(201)
    const [invited] = await entries('actions=staff.member')
    expect(invited).toMatchObject({
      detail: { change: 'invited' },
      subjectId: String(created(colleague).id),
      about: 'account “New Colleague”',
    })
    expect(JSON.stringify(invited)).not.toContain('new.colleague')
  })

  it('who removed a colleague, although the request that did so failed', async () => {
    const person = { firstname: 'Soon', lastname: 'Gone', email: 'soon.gone@example.org' }
    const { id } = created(await send('POST', '/admin/users', admin, { ...person, roles: [1] }))
    // Strapi reads a zero in front of an id as nothing: the log would name nobody.
    expect((await send('DELETE', `/admin/users/0${id}`, admin)).status).toBe(400)
    await send('POST', '/admin/users/batch-delete', admin, { ids: [id, 999_999] })
    expect(await cms.select('select id from admin_users where id = ?', [id])).toEqual([])
    const about = 'account “Soon Gone” (deleted)'
    expect(await entries(`actions=staff.member&q=${id}`)).toMatchObject([
      { actorName: 'Site Administrator', about, detail: { change: 'removed' } },
      { about, detail: { change: 'invited' } },
    ])
  })

  it.each([
    ['/upload/settings', 'uploads', (data: Fields) => data],
    ['/upload/configuration', 'media library', (data: Fields) => data],
    [
      '/content-manager/content-types/api::page.page/configuration',
      'layout of api::page.page',
      layoutIn('contentType'),
    ],
    [
      '/content-manager/components/items.card/configuration',
      'layout of items.card',
      layoutIn('component'),
    ],
  ])('who changed how staff work: %s', async (path, subjectId, sentBack) => {
    const before = await entries('actions=settings.change')
    const { json } = await send('GET', path, admin)
    const settings = sentBack((json as { data: Fields }).data)
    const refused = await send('PUT', path, admin, { settings: 'none', pageSize: 'many' })
    expect(refused.status, refused.text).toBe(400)
    const changed = await send('PUT', path, admin, settings)
    expect(changed.status, changed.text).toBe(200)
    const [newest, ...others] = await entries('actions=settings.change')
    expect(newest).toMatchObject({
      actorName: 'Site Administrator',
      subject: 'settings',
      subjectId,
    })
    expect(others[0]).toEqual(before[0])
  })

  it('who made, renamed, moved and deleted a folder of the media library', async () => {
    const editor = await cms.adminLogin('Marketing editor')
    const call = async (method: string, path: string, body: Fields) => {
      const response = await send(method, path, editor, body)
      expect(response.status, response.text).toBeLessThan(300)
      return response
    }
    const inRoot = { parent: null }
    const { id } = created(await call('POST', '/upload/folders', { name: 'Press', ...inRoot }))
    const other = created(await call('POST', '/upload/folders', { name: 'Archive', ...inRoot }))
    await call('PUT', `/upload/folders/${id}`, { name: 'Press kit', ...inRoot })
    const move = { folderIds: [id], fileIds: [], destinationFolderId: other.id }
    await call('POST', '/upload/actions/bulk-move', move)
    await call('POST', '/upload/actions/bulk-delete', { folderIds: [other.id] })
    expect((await send('POST', '/upload/folders', editor, { name: '', ...inRoot })).status).toBe(
      400,
    )
    const found = await entries('actions=media.folder')
    expect(found.map(({ actorName, subjectId }) => `${actorName}: ${subjectId}`)).toEqual([
      'Marketing Editor: 1 folders, 0 files',
      'Marketing Editor: 1 folders, 0 files',
      `Marketing Editor: ${id}`,
      `Marketing Editor: ${other.id}`,
      `Marketing Editor: ${id}`,
    ])
  })

  it('nothing about what was refused', async () => {
    const editor = await cms.adminLogin('Marketing editor')
    expect((await send('DELETE', '/admin/roles/1', editor)).status).toBe(403)
    const found = await entries('actions=staff.role')
    expect(found.map(({ actorName }) => actorName)).not.toContain('Marketing Editor')
  })

  it.each(['actions=odd', 'actor=x', 'from=soon', 'from=-271821-04-20', 'olderThan=-1', 'q=%00'])(
    'gets an error that explains what is wrong with %s',
    async (query) => {
      expect((await send('GET', `/audit/entries?${query}`, officer)).status).toBe(400)
    },
  )
})

it('no role can change or delete an entry', async () => {
  for (const method of ['POST', 'PUT', 'DELETE'])
    for (const path of ['/audit/entries', '/audit/entries/1'])
      expect([404, 405]).toContain((await send(method, path, admin)).status)
})

it('the audit log is denied without a login, and to editors and reviewers', async () => {
  expect((await send('GET', '/audit/entries', {})).status).toBe(401)
  const token = { Authorization: `Bearer ${cms.contentToken}` }
  expect((await send('GET', '/audit/entries', token)).status).toBe(401)
  for (const role of ['Marketing editor', 'Intake reviewer'] as const)
    expect((await send('GET', '/audit/entries', await cms.adminLogin(role))).status).toBe(403)
})
