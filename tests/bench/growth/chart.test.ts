import { expect, it } from 'vitest'
import { growthChart } from './chart'

const chart = growthChart(
  {
    of: 'pages',
    points: [
      { size: 10, value: 5 },
      { size: 100, value: 10 },
      { size: 1000, value: 20 },
    ],
  },
  'ms',
)

it('draws ten times as many in equal steps, and values from zero', () => {
  const [, line = ''] = /<polyline points="([^"]+)"/.exec(chart) ?? []
  const [, base = ''] = /class="base" d="M0 (\d+)/.exec(chart) ?? []
  const points = line.split(' ').map((point) => point.split(',').map(Number))
  const across = points.map(([x = 0]) => x)
  const up = points.map(([, y = 0]) => Number(base) - y)
  expect(across).toEqual([40, 236, 432].map((x) => expect.closeTo(x)))
  expect(up.map((one) => one / (up[0] ?? 0))).toEqual([1, 2, 4].map((one) => expect.closeTo(one)))
})

it('says its figures to those who do not see it', () => {
  expect(chart).toContain('aria-label="10 pages: 5.00 ms, 100 pages: 10.0 ms, 1000 pages: 20.0 ms"')
})
