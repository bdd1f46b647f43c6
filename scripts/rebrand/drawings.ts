import { nameOutline, type Place, pngOf } from './name-outline'

const LOGO_FILE = 'seed/media/logo.svg'
const LOGO_DRAWING = 'web/src/layout/logo-drawing.ts'
const MEDIA_LIST = 'seed/media/index.ts'
export const PANEL_MARK = 'cms/src/platform/panel/look/mark.svg'
const PANEL_ICON = 'cms/favicon.png'

const ICON_SIZE = 64
const PAPER = '#faf7f2'
const LOGO: Place = { x: 60, baseline: 36, size: 36 }
/** Right of the name, in the logo on its dark plate. */
const MARGIN = 12

/** The name on what pictures show, such as a button. */
const places: Record<string, Place> = {
  'seed/media/checkout-laptop.svg': { x: 420, baseline: 397, size: 20, width: 78 },
  'seed/media/gateway-checkout.svg': { x: 230, baseline: 369, size: 34, width: 126 },
  'seed/media/place-checkout.svg': { x: 288, baseline: 240, size: 23, width: 90 },
  'seed/media/till-beside-phone.svg': { x: 394, baseline: 392, size: 27, width: 84 },
}

type Read = (path: string) => string

const logoWith = (text: string, fill: string, data: string) =>
  text.replace(
    /<path id="brand-name"[^>]*\/>/,
    `<path id="brand-name" fill="${fill}" d="${data}"/>`,
  )

const pictureWith = (svg: string, data: string) =>
  svg.replace(/(<path id="brand-name"[^>]* d=")[^"]*/, `$1${data}`)

/** The files that show the name, each with its new text. */
export function drawName(name: string, read: Read): [path: string, text: string][] {
  const { data, end } = nameOutline(name, LOGO)
  const width = end + MARGIN
  return [
    [
      LOGO_FILE,
      logoWith(read(LOGO_FILE), PAPER, data).replace(
        /\b\d+(" height="48"| 48")/g,
        (_, after: string) => `${width}${after}`,
      ),
    ],
    [
      LOGO_DRAWING,
      logoWith(read(LOGO_DRAWING), 'currentColor', data).replace(
        /'9 5 \d+ 38'/,
        `'9 5 ${end - 9} 38'`,
      ),
    ],
    [MEDIA_LIST, read(MEDIA_LIST).replace(/('logo\.svg': \{ width: )\d+/, `$1${width}`)],
    ...Object.entries(places).map(([path, place]): [string, string] => [
      path,
      pictureWith(read(path), nameOutline(name, place).data),
    ]),
  ]
}

export const drawPanelIcon = (read: Read): [path: string, png: Uint8Array] => [
  PANEL_ICON,
  pngOf(read(PANEL_MARK), ICON_SIZE),
]
