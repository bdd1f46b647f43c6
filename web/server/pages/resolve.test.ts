import type { Page } from '@app/contract'
import { expect, it } from 'vitest'
import { builtInSnapshot } from '../content/snapshot'
import { routeTable } from './resolve'

const page = (slug: string, ...aliases: string[]): Page => ({
  slug,
  title: slug,
  aliases: aliases.map((path) => ({ path })),
  Content: [],
  related: [],
})

const pages = [page('home'), page('about-us'), page('news', '/about-us', '/press')]
const { resolve } = routeTable({ ...builtInSnapshot, pages, jobs: [], redirects: [] })

it('a page is found at its own address, also if another one has that as an alias', () => {
  expect(resolve('/about-us')).toMatchObject({ kind: 'page', page: { slug: 'about-us' } })
  expect(resolve('/press')).toMatchObject({ kind: 'page', canonical: '/news' })
})

it.each(['/About-Us', '/ABOUT-US/', '/about-us/'])('%s leads to the page', (path) => {
  expect(resolve(path)).toEqual({ kind: 'redirect', to: '/about-us' })
})

it.each(['/about', '//about-us', '/about-us/team'])('%s is not found', (path) => {
  expect(resolve(path).kind).toBe('not-found')
})
