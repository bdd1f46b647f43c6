import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { cmsAt } from '../../harness/cms'
import { change } from '../../harness/database'

const cms = cmsAt(inject('cms'))

type Headers = Record<string, string>
type View = { id: number; name: string; query: string }

const { send } = cms

const viewsIn = ({ json }: { json: unknown }) => (json as { views: View[] }).views

describe('a view of the inbox', () => {
  let reviewer: Headers
  let admin: Headers
  beforeAll(async () => {
    reviewer = await cms.adminLogin('Intake reviewer')
    admin = await cms.adminLogin()
  })
  afterAll(() => change(cms, 'delete from app_inbox_views'))

  const save = async (name: string, query: string, headers = reviewer) => {
    const response = await send('POST', '/inbox/views', headers, { name, query })
    expect(response.status).toBe(201)
    return response.json as View
  }
  const mine = async (headers = reviewer) => viewsIn(await send('GET', '/inbox/views', headers))

  it('is saved, renamed and deleted by its owner, and by nobody else', async () => {
    const view = await save('Investors this week', 'period=week&forms=investor&olderThan=7&states=')
    expect(view.query).toBe('states=&forms=investor&period=week')
    expect(await mine()).toEqual([view])
    expect(await mine(admin)).toEqual([])
    for (const [method, body] of [
      ['PUT', { name: 'Mine now' }],
      ['DELETE', undefined],
    ] as const)
      expect((await send(method, `/inbox/views/${view.id}`, admin, body)).status).toBe(404)
    const renamed = await send('PUT', `/inbox/views/${view.id}`, reviewer, { name: ' Investors ' })
    expect(viewsIn(renamed)).toEqual([{ ...view, name: 'Investors' }])
    expect(viewsIn(await send('DELETE', `/inbox/views/${view.id}`, reviewer))).toEqual([])
  })

  it('has a name of its own among those of its owner', async () => {
    const [one, other] = [await save('Mine', 'states=new'), await save('Other', 'states=spam')]
    await save('Mine', 'states=new', admin)
    const again = await send('POST', '/inbox/views', reviewer, { name: 'Mine', query: 'states=' })
    expect(again.status).toBe(409)
    expect(again.text).toContain('You have a view with this name.')
    const rename = (name: string) => send('PUT', `/inbox/views/${other.id}`, reviewer, { name })
    expect((await rename('Mine')).status).toBe(409)
    expect((await rename('Other')).status).toBe(200)
    expect((await mine()).map(({ id }) => id)).toEqual([one.id, other.id])
  })

  it.each([
    [{ name: '', query: 'states=new' }],
    [{ name: 'x'.repeat(61), query: 'states=new' }],
    [{ name: 'a\u202Eb', query: 'states=new' }],
    [{ name: 'Page', query: 'olderThan=7' }],
    [{ name: 'Odd', query: 'states=odd' }],
    [{ name: 'Odd', query: 'forms=nothing' }],
    [{ name: 'Long', query: `q=${'x'.repeat(1000)}` }],
    [{ name: ['a'], query: { states: 'new' } }],
    [null],
  ])('cannot be %j', async (body) => {
    expect((await send('POST', '/inbox/views', reviewer, body)).status).toBe(400)
  })

  it('is one of thirty at most, also of those that are saved at the same moment', async () => {
    const views = Array.from({ length: 40 }, (_, at) => ({ name: `View ${at}`, query: 'q=a' }))
    await Promise.all(views.map((view) => send('POST', '/inbox/views', reviewer, view)))
    expect(await mine()).toHaveLength(30)
    const over = await send('POST', '/inbox/views', reviewer, { name: 'One more', query: 'q=a' })
    expect(over.status).toBe(409)
  })

  it.each([
    ['GET', '/inbox/views'],
    ['POST', '/inbox/views'],
    ['PUT', '/inbox/views/1'],
    ['DELETE', '/inbox/views/1'],
  ])('is denied to everyone who may not read the inbox: %s %s', async (method, path) => {
    const isRead = method === 'GET' || method === 'DELETE'
    const body = isRead ? undefined : { name: 'Mine', query: 'states=new' }
    for (const role of ['Marketing editor', 'Privacy officer'] as const)
      expect((await send(method, path, await cms.adminLogin(role), body)).status).toBe(403)
    expect((await send(method, path, {}, body)).status).toBe(401)
  })
})
