import type { StrapiApp } from '@strapi/strapi/admin'
import type { ComponentType } from 'react'
import { DateInput } from './date-input'

type Filter = { type?: string; input?: unknown }
type Filters = { displayedFilters: Filter[] }

/** Adds our date inputs to the forms of entries, and to the filters of their lists. */
export function addDateInputs(app: StrapiApp) {
  const Component = DateInput as ComponentType
  app.addFields([
    { type: 'date', Component },
    { type: 'datetime', Component },
  ])
}

/**
 * A filter with our input. An empty list of options keeps Strapi from showing a day by the browser's clock: in America
 * it would be the day before.
 */
const withInput = (filter: Filter) => {
  if (filter.type === 'date') return { ...filter, input: DateInput, options: [] }
  return filter.type === 'datetime' ? { ...filter, input: DateInput } : filter
}

export const addDateFilters = ({ displayedFilters, ...rest }: Filters) => ({
  ...rest,
  displayedFilters: displayedFilters.map(withInput),
})
