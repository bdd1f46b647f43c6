import { describe, expect, it } from 'vitest'
import { countries } from './countries'
import { amounts, currencies, platforms } from './options'

describe('countries', () => {
  const values = countries.map(({ value }) => value)

  it('are 68 unique entries with lower-case hyphenated values', () => {
    expect(new Set(values).size).toBe(68)
    for (const value of values) expect(value).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })

  it('are sorted by label', () => {
    const labels = countries.map(({ label }) => label)
    expect(labels.toSorted((a, b) => a.localeCompare(b, 'en'))).toEqual(labels)
  })

  it.each(['portugal', 'spain', 'united-kingdom', 'brazil', 'angola', 'mozambique', 'cape-verde'])(
    'hold %s',
    (value) => expect(values).toContain(value),
  )
})

it('the options have the specified labels', () => {
  const pairs = [...amounts, ...currencies, ...platforms].map(({ value, label }) => [value, label])
  expect(pairs).toEqual([
    ['100k+', '100.000€ or more'],
    ['1m+', '1.000.000€'],
    ['10m+', '10.000.000€'],
    ['50m+', '50.000.000€'],
    ['USD', 'USD (Dollar)'],
    ['EUR', 'EUR (Euro)'],
    ['GBP', 'GBP (Pound)'],
    ['woocommerce', 'WooCommerce'],
    ['prestashop', 'Prestashop'],
  ])
})
