import { Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'
import { formatDateTime } from './format-date-time'

type Row = Record<string, string>
type Header = { name: string; cellFormatter?: (row: Row) => ReactNode }
type Filter = { name: string; label?: string }
type Filters = { displayedFilters: Filter[] }
type Table = { displayedHeaders: Header[]; layout: unknown }

const timeFormatter = (name: string) => (row: Row) => (
  <Typography textColor="neutral800">{formatDateTime(row[name] ?? '')}</Typography>
)

/** Formats columns whose raw values are hard to read. */
const formatters: Record<string, Header['cellFormatter']> = {
  createdAt: timeFormatter('createdAt'),
  updatedAt: timeFormatter('updatedAt'),
}

export const formatColumns = ({ displayedHeaders, layout }: Table): Table => ({
  layout,
  displayedHeaders: displayedHeaders.map((header) => {
    const cellFormatter = formatters[header.name]
    return cellFormatter ? { ...header, cellFormatter } : header
  }),
})

/** Names of filters that Strapi calls by their columns; null hides one, such as the id, which no editor knows. */
const filterNames: Partial<Record<string, string | null>> = {
  id: null,
  documentId: null,
  createdAt: 'Created',
  updatedAt: 'Edited',
  createdBy: 'Created by',
  updatedBy: 'Edited by',
}

export const nameFilters = ({ displayedFilters, ...rest }: Filters) => ({
  ...rest,
  displayedFilters: displayedFilters.flatMap((filter) => {
    const label = filterNames[filter.name]
    if (label === null) return []
    return [label === undefined ? filter : { ...filter, label }]
  }),
})
