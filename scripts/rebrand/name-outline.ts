import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { OperatorError } from '../operator-error'
import { inRoot } from '../paths'

/** How high capitals are, as a part of the size of the letters. */
const CAPITALS = 0.66

/** Where a name begins, on which line, how large its letters are, and how wide it may get. */
export type Place = { x: number; baseline: number; size: number; width?: number }

const font = readFileSync(inRoot('scripts/cards/bricolage-grotesque-700.ttf'))
const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
let isReady: Promise<void> | undefined

/** Once in a process, before anything is drawn. */
export const prepareDrawing = () => (isReady ??= initWasm(readFileSync(wasm)))

export const pngOf = (svg: string, width: number) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng()

const drawn = (name: string, { x, baseline, size }: Place) =>
  new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"><text x="${x}" y="${baseline}" font-size="${size}">${name}</text></svg>`,
    { font: { fontBuffers: [font], defaultFontFamily: 'Bricolage Grotesque' } },
  )

const short = (tenths: number) => String(tenths / 10).replace(/^(-?)0\./, '$1.')

/** The same path in tenths, each point from where the last command ended: a third shorter than as it was drawn. */
function relative(data: string): string {
  let at = [0, 0]
  let start = at
  return data.replace(/([MLQCZ])([^MLQCZ]*)/g, (_, command: string, numbers: string) => {
    if (command === 'Z') {
      at = start
      return 'z'
    }
    const points = numbers
      .trim()
      .split(/\s+/)
      .map((digits) => Math.round(Number(digits) * 10))
    const steps = points.map((point, index) => short(point - (at[index % 2] ?? 0)))
    at = points.slice(-2)
    if (command === 'M') start = at
    return command.toLowerCase() + steps.join(' ').replaceAll(' -', '-')
  })
}

export function requireLetters(name: string) {
  const missing = [...name].filter(
    (letter) => letter !== ' ' && !drawn(letter, { x: 0, baseline: 100, size: 50 }).getBBox(),
  )
  if (missing.length > 0)
    throw new OperatorError(`The font of the logo cannot write ${missing.join(' ')}.`)
}

/** The name as the data of a path, and where it ends. A name that is too wide gets smaller letters on the same middle. */
export function nameOutline(name: string, place: Place): { data: string; end: number } {
  const box = drawn(name, place).getBBox()
  if (!box) throw new OperatorError(`The font of the logo cannot write ${name}.`)
  const end = box.x + box.width
  const factor = (place.width ?? Infinity) / (end - place.x)
  if (factor < 1) {
    const size = place.size * factor
    const baseline = place.baseline - ((place.size - size) * CAPITALS) / 2
    return nameOutline(name, { ...place, size, baseline, width: Infinity })
  }
  const paths = drawn(name, place)
    .toString()
    .matchAll(/ d="([^"]*)"/g)
  const data = [...paths].map(([, one = '']) => one).join(' ')
  return { data: relative(data), end: Math.ceil(end) }
}
