import type { Page } from '@app/contract'
import { expect, it } from 'vitest'
import { builtInSnapshot } from '../../content/snapshot'
import { headOf } from './head'
import { routeTable } from '../resolve'

const page = (slug: string, noIndex: boolean): Page => ({
  slug,
  title: slug,
  aliases: [],
  Content: [],
  related: [],
  seo: { noIndex },
})

const pages = [page('news', false), page('thanks', true)]
const snapshot = { ...builtInSnapshot, pages, jobs: [], redirects: [] }

it.each([
  ['/news', true],
  ['/thanks', false],
  ['/search', false],
  ['/nothing-here', false],
])('search engines may list %s: %s', (path, isIndexed) => {
  const screen = routeTable(snapshot).resolve(path)
  if (screen.kind === 'redirect') throw new Error(`${path} redirects.`)
  const head = headOf(snapshot, screen, 'https://wallet.example', { cards: {} })
  expect(head.isIndexed).toBe(isIndexed)
})
