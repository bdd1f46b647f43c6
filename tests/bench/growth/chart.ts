import type { Row } from '../bench-part'
import { format } from '../table'

const WIDTH = 480
const HEIGHT = 150
const EDGE = { left: 40, right: 48, top: 24, bottom: 24 }

type Growth = NonNullable<Row['growth']>

/** A line over a logarithmic scale of sizes, from zero, as an SVG for the report. */
export function growthChart({ of, points }: Growth, unit: string): string {
  const sizes = points.map(({ size }) => Math.log(size))
  const [least = 0, most = 0] = [Math.min(...sizes), Math.max(...sizes)]
  const largest = Math.max(...points.map(({ value }) => value))
  const placed = points.map(({ size, value }) => {
    const right = (Math.log(size) - least) / (most - least || 1)
    const up = largest > 0 ? value / largest : 0
    const x = EDGE.left + right * (WIDTH - EDGE.left - EDGE.right)
    const y = HEIGHT - EDGE.bottom - up * (HEIGHT - EDGE.top - EDGE.bottom)
    return { x: x.toFixed(1), y: y.toFixed(1), size, value }
  })
  const text = (x: string, y: number, label: string) =>
    `<text x="${x}" y="${y.toFixed(1)}" text-anchor="middle">${label}</text>`
  const marks = placed.map(
    ({ x, y, size, value }) =>
      `<circle cx="${x}" cy="${y}" r="4"/>${text(x, Number(y) - 9, format(value, unit))}${text(x, HEIGHT - 6, `${size.toLocaleString('en')} ${of}`)}`,
  )
  const base = HEIGHT - EDGE.bottom
  return `<svg class="growth" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${points.map(({ size, value }) => `${size} ${of}: ${format(value, unit)}`).join(', ')}"><path class="base" d="M0 ${base}H${WIDTH}"/><polyline points="${placed.map(({ x, y }) => `${x},${y}`).join(' ')}"/>${marks.join('')}</svg>`
}
