import type { Row } from './bench-part'

export type PartResult = { title: string; rows: Row[] }

export const format = (value: number, unit: string) => {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2
  const text = value.toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return unit.startsWith('/') ? `${text}${unit}` : `${text} ${unit}`
}

const verdict = ({ target }: Row) => (target ? `${target.isMet ? '✔' : '✖'} ${target.text}` : '')

const growthOf = ({ growth, unit }: Row) =>
  growth
    ? growth.points.map(
        ({ size, value }) => `${size.toLocaleString('en')} ${growth.of} ${format(value, unit)}`,
      )
    : []

const cellsOf = (row: Row) => {
  const [ours, ...others] = Object.entries(row.values)
  return [
    `  ${row.what}`,
    ours ? format(ours[1], row.unit) : '',
    verdict(row),
    [
      ...others.map(([name, value]) => `${name} ${format(value, row.unit)}`),
      ...growthOf(row),
      row.note ?? '',
    ]
      .filter(Boolean)
      .join(', '),
  ]
}

/** A table for people: what, our figure, its target, and what it is compared with. */
export function tableOf(results: PartResult[]): string {
  const lines = results.flatMap(({ title, rows }) => [[title], ...rows.map(cellsOf)])
  const widths = [0, 1, 2].map((column) =>
    Math.max(
      ...lines.filter((cells) => cells.length > 1).map((cells) => cells[column]?.length ?? 0),
    ),
  )
  const pad = (cell: string, column: number) => {
    const width = widths[column] ?? 0
    return column === 1 ? cell.padStart(width) : cell.padEnd(width)
  }
  return lines
    .map((cells) => (cells.length === 1 ? `\n${cells[0]}` : cells.map(pad).join('  ').trimEnd()))
    .join('\n')
}
