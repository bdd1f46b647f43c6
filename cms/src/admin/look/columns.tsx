import { Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'
import { shortTime } from './short-time'

type Row = Record<string, string>
type Header = { name: string; cellFormatter?: (row: Row) => ReactNode }
type Table = { displayedHeaders: Header[]; layout: unknown }

const time = (name: string) => (row: Row) => (
  <Typography textColor="neutral800">{shortTime(row[name] ?? '')}</Typography>
)

/** Columns that say more than their bare value does. */
const formatters: Record<string, Header['cellFormatter']> = {
  createdAt: time('createdAt'),
  updatedAt: time('updatedAt'),
}

export const formatColumns = ({ displayedHeaders, layout }: Table): Table => ({
  layout,
  displayedHeaders: displayedHeaders.map((header) => {
    const cellFormatter = formatters[header.name]
    return cellFormatter ? { ...header, cellFormatter } : header
  }),
})
