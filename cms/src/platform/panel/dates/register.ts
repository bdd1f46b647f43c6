import type { StrapiApp } from '@strapi/strapi/admin'
import type { ComponentType } from 'react'
import { DateInput } from './date-input'

type Filter = { type?: string; input?: unknown }
type Filters = { displayedFilters: Filter[] }

/** In the forms of entries, and in the filters of their lists. */
export function addDateInputs(app: StrapiApp) {
  const Component = DateInput as ComponentType
  app.addFields([
    { type: 'date', Component },
    { type: 'datetime', Component },
  ])
}

/** Strapi shows the day of a filter by the clock of the browser, a day early west of Greenwich, unless it has options. */
const withInput = (filter: Filter) => {
  if (filter.type === 'date') return { ...filter, input: DateInput, options: [] }
  return filter.type === 'datetime' ? { ...filter, input: DateInput } : filter
}

export const addDateFilters = ({ displayedFilters, ...rest }: Filters) => ({
  ...rest,
  displayedFilters: displayedFilters.map(withInput),
})
