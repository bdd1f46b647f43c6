import { randomUUID } from 'node:crypto'
import { expectations } from '../../contract/forms/testing/expectations'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { cmsAt, type StaffRole } from '../harness/cms'
import { change } from '../harness/database'
import { pngOfSize } from '../harness/png'

const cms = cmsAt(inject('cms'))
const roles = ['Marketing editor', 'Super admin'] as const
const as = {} as Record<StaffRole, { Authorization: string }>
const name = `${randomUUID()}.png`
const SECRET = 'ann.secret@victim.example'
let file: { id: number }

async function upload(role: StaffRole, path: string, fields: Record<string, string>) {
  const form = new FormData()
  form.append('files', new Blob([pngOfSize(2, 2)], { type: 'image/png' }), name)
  form.append('fileInfo', JSON.stringify({ name }))
  for (const [key, value] of Object.entries(fields)) form.append(key, value)
  const answer = await fetch(cms.url + path, { method: 'POST', headers: as[role], body: form })
  return { status: answer.status, json: (await answer.json()) as unknown }
}

/** As a version before this guard could be made to store it. */
async function attach(type: string, id: unknown) {
  const columns = 'file_id, related_id, related_type, field'
  const values = [file.id, id, type, 'email']
  await change(cms, `insert into files_related_mph (${columns}) values (?, ?, ?, ?)`, values)
}

beforeAll(async () => {
  for (const role of [...roles, 'Intake reviewer'] as const) as[role] = await cms.adminLogin(role)
  await cms.post('contact', { ...expectations.contact.sample, email: SECRET })
  file = (await upload('Super admin', '/upload/files', {})).json as { id: number }
  const [row] = await cms.select('select id from intake_contacts where email = ?', [SECRET])
  if (!row) throw new Error('The contact was not stored.')
  await attach('api::intake.contact', row['id'])
  const [admin] = await cms.select('select id from admin_users order by id')
  await attach('admin::user', admin?.['id'])
})

describe.each(roles)('a file that was attached to a row of another type: as %s', (role) => {
  it.each([
    'populate=*',
    'populate=related',
    'populate[0]=related',
    'populate[related]=*',
    'populate[related][populate]=*',
    'populate[related][on][api::intake.contact][populate]=*',
    'populate[folder][populate][files][populate]=*',
    'fields=related',
    'sort=related.email',
    'filters[related][email][$contains]=secret',
  ])('does not reveal the row: %s', async (query) => {
    for (const path of ['/upload/files', `/upload/files/${file.id}`, '/upload/folders']) {
      const filter = path === '/upload/files' ? `filters[name]=${name}&` : ''
      const { status, text } = await cms.get(`${path}?${filter}${query}`, as[role])
      expect([200, 400], `${path} ${text}`).toContain(status)
      expect(text).not.toMatch(/secret|"related"|"roles"/i)
    }
  })

  it('does not reveal the row when its details are saved', async () => {
    const form = new FormData()
    form.append('fileInfo', JSON.stringify({ alternativeText: 'A picture' }))
    const answer = await fetch(`${cms.url}/upload?id=${file.id}`, {
      method: 'POST',
      headers: as[role],
      body: form,
    })
    expect(answer.status).toBe(200)
    expect(await answer.text()).not.toMatch(/secret|"related"/i)
  })
})

describe.each(roles)('an upload as %s', (role) => {
  const count = async () => (await cms.select('select count(*) as n from files_related_mph'))[0]

  it.each([
    [{ ref: 'api::intake.contact', refId: '1', field: 'email' }],
    [{ ref: 'api::page.page', refId: '1', field: 'Content' }],
    [{ ref: 'plugin::nope', refId: '1', field: 'x' }],
    [{ path: '../elsewhere' }],
    [{ source: 'admin::user' }],
  ])('cannot be attached to a row or placed elsewhere: %j', async (fields) => {
    const before = await count()
    for (const path of ['/upload', '/upload/files', `/upload?id=${file.id}`])
      expect((await upload(role, path, fields)).status, path).toBe(400)
    expect((await upload(role, `/upload/files/${file.id}/replace`, fields)).status).toBe(400)
    expect(await count()).toEqual(before)
  })
})

describe.each(roles)('a list as %s', (role) => {
  const lists = [
    '/content-manager/collection-types/api::page.page',
    '/content-manager/relations/api::page.page/related',
    '/upload/files',
    '/upload/folders',
  ]

  it.each([
    'sort=createdBy.password:asc',
    'sort=title,createdBy.password',
    'sort[0]=createdBy.roles.code:desc',
    'sort=updatedBy.resetPasswordToken',
    'sort[createdBy][password]=desc',
    'sort=createdBy.zzz',
    'sort=zzz',
    'sort=constructor',
    'sort=__proto__.x',
    'sort=id.x',
    'fields=createdBy',
    'fields[0]=zzz',
  ])('cannot be sorted or reduced to hidden or unknown fields: %s', async (query) => {
    for (const path of lists) {
      const { status, text } = await cms.get(`${path}?${query}`, as[role])
      expect(status, `${path} ${text}`).toBe(400)
    }
  })

  it.each([
    [lists[0], 'sort=title:ASC'],
    [lists[0], 'sort=status:asc'],
    [lists[0], 'sort=createdBy.firstname:DESC&sort='],
    [lists[0], 'sort[0]=updatedAt:desc&sort[1]=id'],
    [lists[2], 'sort=createdAt:DESC'],
    [lists[2], 'sort='],
    [lists[2], 'fields=name,url'],
    [lists[2], 'fields=*'],
    [lists[3], 'sort=name:ASC'],
  ])('can be sorted by what the panel shows: %s?%s', async (path, query) => {
    expect((await cms.get(`${path}?${query}`, as[role])).status).toBe(200)
  })
})
