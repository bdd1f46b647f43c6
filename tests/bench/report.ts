import { brand } from '../../contract/brand'
import { growthChart } from './growth/chart'
import { format, type PartResult } from './table'
import type { Row } from './bench-part'

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** One bar for each program, as long as its share of the largest value. */
function bars({ values, unit }: Row): string {
  const largest = Math.max(...Object.values(values))
  return Object.entries(values)
    .map(([name, value], index) => {
      const width = largest > 0 ? (value / largest) * 100 : 0
      return `<div class="bar${index === 0 ? ' ours' : ''}"><span class="name">${escape(name)}</span><span class="track"><i style="width:${width.toFixed(1)}%"></i></span><b>${format(value, unit)}</b></div>`
    })
    .join('')
}

const rowHtml = (row: Row) => `
<article>
<h3>${escape(row.what)}</h3>
${row.growth ? growthChart(row.growth, row.unit) : bars(row)}
${row.target ? `<p class="${row.target.isMet ? 'met' : 'missed'}">${row.target.isMet ? 'Met' : 'Not met'}: ${escape(row.target.text)}</p>` : ''}
${row.note ? `<p>${escape(row.note)}</p>` : ''}
</article>`

/** The whole result as one page without any other file. */
export const reportOf = (results: PartResult[], about: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${brand.name}, measured</title>
<style>
body { max-width: 52rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; color: #1c1a24 }
article { margin: 1.5rem 0 }
h3, p { margin: 0 0 .25rem }
h3 { font-size: 1rem }
p { color: #5b5866 }
.bar { display: grid; grid-template-columns: 10rem 1fr 8rem; gap: .75rem; align-items: center }
.track { background: #f0edf5; border-radius: 4px }
.track i { display: block; height: .9rem; border-radius: 4px; background: #b9b4c7 }
.ours .track i { background: #e5347f }
.bar b { text-align: right; font-variant-numeric: tabular-nums }
.growth { max-width: 30rem; font-size: 12px; fill: #1c1a24 }
.growth polyline { fill: none; stroke: #e5347f; stroke-width: 2 }
.growth circle { fill: #e5347f }
.growth .base { stroke: #b9b4c7 }
.met { color: #176b3a }
.missed { color: #a3261c }
@media (max-width: 40rem) { .bar { grid-template-columns: 1fr auto } .track { grid-column: 1 / -1; grid-row: 2 } }
</style>
<h1>${brand.name}, measured</h1>
<p>${escape(about)}</p>
${results.map(({ title, rows }) => `<section><h2>${escape(title)}</h2>${rows.map(rowHtml).join('')}</section>`).join('')}
</html>
`
