import { vi } from 'vitest'
import { createContentClient } from '../client'
import { paragraph, text } from './strapi-samples'
import type { BrowserStore } from '../../browser/browser-store'
import { memoryStore } from '../../browser/testing/memory-store'

const cmsUrl = 'https://cms.example'
export const token = 'the-token'

export const rawPage = (slug: string, Content: object[] = []) => ({
  id: 1,
  documentId: 'a1',
  slug,
  title: `Title of ${slug}`,
  aliases: [],
  Content,
  seo: null,
  related: [],
})

export const rawJob = (slug: string) => ({
  id: 2,
  slug,
  title: `Title of ${slug}`,
  order: 1,
  summary: 'Summary',
  type: 'Full Time',
  location: 'Remote',
  area: 'Engineering',
  purpose: [paragraph(text('Purpose'))],
  requirements: [],
  offers: [],
  datePosted: '2026-01-05',
})

export const rawFooter = (newsletterTitle: string) => ({
  newsletterTitle,
  description: [paragraph(text('Wallet.'))],
  quickLinksTitle: 'Links',
  links: [],
  downloadTitle: 'Get it',
  appStoreUrl: 'https://a.example',
  googlePlayUrl: 'https://g.example',
  partners: [],
  trademark: 'Trademark',
  copyright: '© {year}',
  badges: [],
})

export const rawItem = (title: string) => ({
  id: 1,
  title,
  type: 'INTERNAL',
  path: '/news',
  order: 0,
  parent: null,
  related: { documentId: 'a', slug: 'news', title: 'News' },
  audience: [],
})

/** The response to each URL, by a part of the URL. The first match counts. */
export type Answers = Record<string, unknown>

export const refused = (status: number, statusText: string) =>
  new Response('', { status, statusText })
export const unreachable = new TypeError('Failed to fetch')
export const noAnswer = Symbol('no answer')

export function fakeService(answers: Answers, store: BrowserStore = memoryStore()) {
  const calls: string[] = []
  const headers: unknown[] = []
  const log: string[] = []
  const fetch = vi.fn((url: string, { headers: requestHeaders, signal }: RequestInit) => {
    calls.push(url.slice(cmsUrl.length))
    headers.push(requestHeaders)
    const answer = Object.entries(answers).find(([part]) => url.includes(part))?.[1]
    if (answer === noAnswer)
      return new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error))
      })
    if (answer instanceof Error) return Promise.reject(answer)
    if (answer instanceof Response) return Promise.resolve(answer.clone())
    return Promise.resolve(answer === undefined ? refused(404, 'Not Found') : Response.json(answer))
  })
  const client = createContentClient({
    cmsUrl,
    token,
    fetch: fetch as unknown as typeof globalThis.fetch,
    store,
    log: (message) => log.push(message),
  })
  return { client, calls, headers, log, answers, load: () => Promise.resolve(client) }
}
