import { createContext, runInContext } from 'node:vm'
import { expect, it } from 'vitest'
import code from './consent.ts?inline-script'

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

/** What the script of the page does for a visitor with this in the browser: Google's queue, and what is shown. */
function visit(stored: Record<string, string> = {}) {
  const storage = new Map(Object.entries(stored))
  const dataset: Record<string, string> = { ask: '3 12' }
  const page: Record<string, unknown> = {
    document: { documentElement: { dataset } },
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
      removeItem: (key: string) => storage.delete(key),
    },
  }
  page['window'] = page
  createContext(page)
  runInContext(code, page)
  const queue = JSON.parse(
    JSON.stringify((page['dataLayer'] as ArrayLike<unknown>[]).map((each) => Array.from(each))),
  ) as [string, string, Record<string, string>][]
  return { queue, cookies: dataset['cookies'], storage }
}

const ALL = [
  'ad_personalization',
  'ad_storage',
  'ad_user_data',
  'analytics_storage',
  'functionality_storage',
  'personalization_storage',
  'security_storage',
]

it('who has not chosen is asked, and nothing may be stored', () => {
  const { queue, cookies } = visit()
  expect(queue).toHaveLength(1)
  const [[command, kind, modes] = ['', '', {}]] = queue
  expect([command, kind]).toEqual(['consent', 'default'])
  expect(Object.keys(modes).toSorted()).toEqual(ALL)
  expect(new Set(Object.values(modes))).toEqual(new Set(['denied']))
  expect(cookies).toBe('ask')
})

it.each([
  ['accepted', 'granted'],
  ['declined', 'denied'],
])('a choice that was %s is repeated after the denial, without a question', (choice, state) => {
  const stored = { cookie_consent: choice, cookie_consent_record: `${day(-300)} 3` }
  const { queue, cookies } = visit(stored)
  expect(queue[0]?.[2]['ad_storage']).toBe('denied')
  expect(queue[1]?.slice(0, 2)).toEqual(['consent', 'update'])
  expect(new Set(Object.values(queue[1]?.[2] ?? {}))).toEqual(new Set([state]))
  expect(cookies).toBe(choice)
})

it.each([
  ['of another wording', `${day(-1)} 2`],
  ['of more than a year ago', `${day(-367)} 3`],
])('a choice %s is forgotten, and asked again', (_which, record) => {
  const { queue, cookies, storage } = visit({
    cookie_consent: 'accepted',
    cookie_consent_record: record,
  })
  expect(queue).toHaveLength(1)
  expect([cookies, storage.size]).toEqual(['ask', 0])
})

it('staff, whose edit bar shows the question, see pages as they are', () => {
  expect(visit({ 'edit-bar-pass': 'a pass' }).cookies).toBe('ask')
})
