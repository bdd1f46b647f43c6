import type { Figures, Result } from './fault-case'

export type Row = Result & { title: string; database: string; seconds?: number }

const columns: [heading: string, figure: keyof Figures][] = [
  ['Faults', 'faults'],
  ['Acknowledged', 'acknowledged'],
  ['Lost', 'lost'],
  ['Doubled', 'doubled'],
  ['Retries', 'retries'],
  ['503', 'unavailable'],
  ['Reads', 'reads'],
  ['Bad', 'badReads'],
  ['Slowest ms', 'slowestMs'],
]

const cellsOf = ({ title, database, figures, seconds }: Row) => [
  title,
  database,
  ...columns.map(([, figure]) => figures[figure]?.toLocaleString('en') ?? '–'),
  seconds === undefined ? '' : `${Math.round(seconds)} s`,
]

/** A table for people: names to the left, numbers to the right. */
export function tableOf(rows: Row[]): string {
  const lines = [
    ['Fault', 'Database', ...columns.map(([heading]) => heading), 'Time'],
    ...rows.map(cellsOf),
  ]
  const widthOf = (column: number) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0))
  const pad = (cell: string, column: number) =>
    column < 2 ? cell.padEnd(widthOf(column)) : cell.padStart(widthOf(column))
  return lines.map((cells) => `  ${cells.map(pad).join('  ')}`).join('\n')
}
