import { describe, expect, it, vi } from 'vitest'
import { memoryStore } from '../browser/testing/memory-store'
import { sessionKeys } from './session-cache'
import { fakeService, rawFooter, rawItem, unreachable } from './testing/fake-service'

const cases = [
  {
    name: 'menu',
    key: sessionKeys.navigation,
    path: '/api/navigation/render/navigation',
    call: 'navigation' as const,
    raw: (title: string) => [rawItem(title)],
    shown: (title: string) => [{ title }],
    poison: [{ id: 'x', title: 7 }],
  },
  {
    name: 'footer',
    key: sessionKeys.footer,
    path: '/api/footer?populate=*',
    call: 'footer' as const,
    raw: (title: string) => ({ data: rawFooter(title) }),
    shown: (title: string) => ({ newsletterTitle: title }),
    poison: { newsletterTitle: 'Broken', links: [{ title: 'x', url: 'javascript:alert(1)' }] },
  },
]

describe.each(cases)('the $name of a session', ({ key, path, call, raw, shown, poison }) => {
  it('is asked for by its address and kept', async () => {
    const store = memoryStore()
    const { client, calls } = fakeService({ [path]: raw('First') }, store)
    expect(await client[call]()).toMatchObject(shown('First'))
    expect(calls[0]).toContain(path)
    expect(JSON.parse(store.entries[key] ?? '')).toMatchObject({
      version: 1,
      content: shown('First'),
    })
  })

  it('is there at once the second time, and renewed behind', async () => {
    const service = fakeService({ [path]: raw('First') })
    await service.client[call]()
    service.answers[path] = raw('Second')
    const onRefresh = vi.fn()
    expect(await service.client[call]({ onRefresh })).toMatchObject(shown('First'))
    await vi.waitFor(() => expect(onRefresh).toHaveBeenCalledOnce())
    expect(onRefresh.mock.calls[0]?.[0]).toMatchObject(shown('Second'))
    expect(await service.client[call]()).toMatchObject(shown('Second'))
  })

  it('stays when it can not be renewed', async () => {
    const service = fakeService({ [path]: raw('First') })
    await service.client[call]()
    service.answers[path] = unreachable
    const onRefresh = vi.fn()
    expect(await service.client[call]({ onRefresh })).toMatchObject(shown('First'))
    await vi.waitFor(() => expect(service.log).toEqual([`${key}: Failed to fetch`]))
    expect(onRefresh).not.toHaveBeenCalled()
    expect(await service.client[call]()).toMatchObject(shown('First'))
  })

  it.each([
    ['rubbish', 'rubbish'],
    ['of another version', JSON.stringify({ version: 0, content: poison })],
    ['not of this shape', JSON.stringify({ version: 1, content: poison })],
    ['of another kind', JSON.stringify({ version: 1, content: 'text' })],
  ])('is ignored and replaced when it is %s', async (_, kept) => {
    const store = memoryStore({ [key]: kept })
    const { client } = fakeService({ [path]: raw('First') }, store)
    expect(await client[call]()).toMatchObject(shown('First'))
    expect(JSON.parse(store.entries[key] ?? '')).toMatchObject({ content: shown('First') })
  })

  it('is null when there is neither a kept one nor an answer', async () => {
    const { client } = fakeService({ '/api/': unreachable })
    expect(await client[call]()).toBeNull()
  })
})
