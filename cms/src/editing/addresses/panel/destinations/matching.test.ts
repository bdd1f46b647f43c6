import { expect, it } from 'vitest'
import type { Destination } from '../../../shared/destination'
import { matching } from './matching'

const page = (title: string, address: string): Destination => ({
  kind: 'page',
  documentId: address,
  title,
  address,
  isLive: true,
})
const section = (title: string, address: string): Destination => ({
  ...page(title, address),
  kind: 'section',
  page: 'One',
})
const all = [
  section('Banks that take part', '/about#banks'),
  page('About us', '/about'),
  page('Wallet & Banks', '/banks'),
  page('Café partners', '/cafes'),
  page('Banks of partners', '/partners/banks'),
  page('Unbankable', '/other'),
]

it.each([
  ['', ['/about', '/banks', '/cafes', '/partners/banks', '/other', '/about#banks']],
  ['bank', ['/partners/banks', '/banks', '/other', '/about#banks']],
  ['/about#', ['/about#banks']],
  ['cafe PART', ['/cafes']],
  ['/partners/', ['/partners/banks']],
  ['https://example.com', []],
])('“%s” means %j', (typed, addresses) => {
  expect(matching(all, typed).map(({ address }) => address)).toEqual(addresses)
})
