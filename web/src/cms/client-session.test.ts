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
    parsed: (title: string) => [{ title }],
    invalid: [{ id: 'x', title: 7 }],
  },
  {
    name: 'footer',
    key: sessionKeys.footer,
    path: '/api/footer?populate=*',
    call: 'footer' as const,
    raw: (title: string) => ({ data: rawFooter(title) }),
    parsed: (title: string) => ({ newsletterTitle: title }),
    invalid: { newsletterTitle: 'Broken', links: [{ title: 'x', url: 'javascript:alert(1)' }] },
  },
]

describe.each(cases)('the cached $name', ({ key, path, call, raw, parsed, invalid }) => {
  it('is requested and cached for the session', async () => {
    const store = memoryStore()
    const { client, calls } = fakeService({ [path]: raw('First') }, store)
    expect(await client[call]()).toMatchObject(parsed('First'))
    expect(calls[0]).toContain(path)
    expect(JSON.parse(store.entries[key] ?? '')).toMatchObject({
      version: 1,
      content: parsed('First'),
    })
  })

  it('is returned at once the second time, and refreshed in the background', async () => {
    const service = fakeService({ [path]: raw('First') })
    await service.client[call]()
    service.answers[path] = raw('Second')
    const onRefresh = vi.fn()
    expect(await service.client[call]({ onRefresh })).toMatchObject(parsed('First'))
    await expect.poll(() => onRefresh.mock.calls.length).toBe(1)
    expect(onRefresh.mock.calls[0]?.[0]).toMatchObject(parsed('Second'))
    expect(await service.client[call]()).toMatchObject(parsed('Second'))
  })

  it('is kept when the refresh fails', async () => {
    const service = fakeService({ [path]: raw('First') })
    await service.client[call]()
    service.answers[path] = unreachable
    const onRefresh = vi.fn()
    expect(await service.client[call]({ onRefresh })).toMatchObject(parsed('First'))
    await expect.poll(() => service.log).toEqual([`${key}: Failed to fetch`])
    expect(onRefresh).not.toHaveBeenCalled()
    expect(await service.client[call]()).toMatchObject(parsed('First'))
  })

  it.each([
    ['not JSON', 'rubbish'],
    ['from another version', JSON.stringify({ version: 0, content: invalid })],
    ['of the wrong shape', JSON.stringify({ version: 1, content: invalid })],
    ['of the wrong type', JSON.stringify({ version: 1, content: 'text' })],
  ])('is ignored and replaced when it is %s', async (_, entry) => {
    const store = memoryStore({ [key]: entry })
    const { client } = fakeService({ [path]: raw('First') }, store)
    expect(await client[call]()).toMatchObject(parsed('First'))
    expect(JSON.parse(store.entries[key] ?? '')).toMatchObject({ content: parsed('First') })
  })

  it('is null when nothing is cached and the service does not answer', async () => {
    const { client } = fakeService({ '/api/': unreachable })
    expect(await client[call]()).toBeNull()
  })
})
