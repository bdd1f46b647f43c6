import { slug } from '@app/contract'
import { expect, it } from 'vitest'
import { slugOf } from './slug-of'

it.each([
  ['About Us', 'about-us'],
  ['  Ação de Verão: 2027! ', 'acao-de-verao-2027'],
  [`${'x'.repeat(99)} and more`, 'x'.repeat(99)],
  ['Łódź & Ærø', 'lodz-and-aero'],
  ['Große Straße', 'grosse-strasse'],
  ['WooCommerce', 'woocommerce'],
  ['日本', ''],
])('the title %j makes the slug %j', (title, made) => {
  expect(slugOf(title)).toBe(made)
  if (made) expect(slug.safeParse(made).success).toBe(true)
})
