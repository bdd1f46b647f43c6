import { describe, expect, it } from 'vitest'
import { filterOf } from '../shared/view-query'
import { emptyText, predefinedViews } from './views'

describe('the filter of a query', () => {
  it('does not depend on the order of the parameters, or on the page', () => {
    const filter = filterOf('states=spam&q=ana')
    expect(filterOf('q=ana&newerThan=7&states=spam')).toBe(filter)
    expect(filterOf('?q=ana&states=spam&forms=')).toBe(filter)
  })

  it('keeps empty states, so that the view of all submissions is found again', () => {
    expect(filterOf('states=')).toBe('states=')
    expect(filterOf('states=&newerThan=7')).toBe('states=')
    expect(filterOf('')).toBe('')
  })

  it('differs between any two views', () => {
    const filters = predefinedViews.map(({ query }) => filterOf(query))
    expect(new Set(filters).size).toBe(predefinedViews.length)
  })
})

it('an empty view says what that means, and any other filter to try another', () => {
  expect(emptyText('overdue=true&states=new,in-review')).toMatch(/^Nothing is overdue/)
  expect(emptyText('states=new,in-review&overdue=true&q=ana')).toMatch(/^No submissions match/)
})
