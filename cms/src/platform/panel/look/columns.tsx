import { Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'
import { formatDateTime } from './format-date-time'

type Row = Record<string, string>
type Header = { name: string; cellFormatter?: (row: Row) => ReactNode }
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
