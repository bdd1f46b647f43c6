import { parse } from 'csv-parse/sync'

/** A line of a list of redirects, by its number in the file. */
export type Line = { line: number; fields: string[] }

type ParsedRow = { info: { lines: number }; record: string[] }

/** What spreadsheets of different countries put between two columns. */
const DELIMITERS = [',', ';', '\t']

/** The lines of a CSV file, without the heading; throws if its quotes do not match. */
export function linesIn(text: string): Line[] {
  const rows = parse(text, {
    bom: true,
    delimiter: DELIMITERS,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  }) as unknown as ParsedRow[]
  const lines = rows.map(({ info, record }) => ({ line: info.lines, fields: record }))
  const [first] = lines
  return first && isHeading(first.fields) ? lines.slice(1) : lines
}

const isHeading = ([from = '', to = '']: string[]) =>
  from.toLowerCase() === 'from' && to.toLowerCase() === 'to'
