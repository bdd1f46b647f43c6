import { readFileSync } from 'node:fs'
import { inRoot } from '../paths'

const tokens = readFileSync(inRoot('web/src/ui/tokens.css'), 'utf8')

/** A colour token of the site, by its name in tokens.css. */
function colorOf(name: string): string {
  const [, hex] = new RegExp(`--${name}:\\s*(#[\\da-f]{6})`).exec(tokens) ?? []
  if (!hex) throw new Error(`tokens.css has no --${name}.`)
  return hex
}

const INK = colorOf('charcoal')
const PAPER = colorOf('paper')

const smallest = { size: 60, characters: 30, lines: 5 }

const sizes = [
  { size: 92, characters: 19, lines: 3 },
  { size: 76, characters: 23, lines: 4 },
  smallest,
]

/** Breaks a title into lines of at most `characters`; a longer word is a line of its own. */
function wrap(title: string, characters: number): string[] {
  const lines: string[] = []
  for (const word of title.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + word.length < characters)
      lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}

const escapeXml = (text: string) =>
  text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`)

const brand = `<g transform="translate(72 84) scale(1.5)" fill="none" stroke-linecap="round" stroke-linejoin="round"><g transform="translate(14 0) rotate(-40)"><path d="M-12-4.5A13 13 0 0 1 12-4.5zM-12 4.5A13 13 0 0 0 12 4.5z" fill="${PAPER}"/><path d="M-25-2.6h50v5.2h-50z" fill="url(#beam)"/></g></g>`

/** The social sharing image of a page: its title on charcoal with a beam of light behind it. */
export function cardSvg(title: string, productName: string): string {
  const { size, characters } =
    sizes.find((one) => wrap(title, one.characters).length <= one.lines) ?? smallest
  const lines = wrap(title, characters)
  const bottom = 540
  const text = lines
    .map((line, index) => {
      const y = bottom - (lines.length - 1 - index) * size * 1.06
      return `<text x="72" y="${y}" font-size="${size}">${escapeXml(line)}</text>`
    })
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<linearGradient id="beam" gradientUnits="userSpaceOnUse" x1="-25" y1="0" x2="25" y2="0"><stop offset=".06" stop-color="#0b8f86"/><stop offset=".3" stop-color="#a283bb"/><stop offset=".54" stop-color="#e8447f"/><stop offset=".9" stop-color="#ffc83d"/></linearGradient>
<linearGradient id="wide" gradientUnits="userSpaceOnUse" x1="560" y1="560" x2="1200" y2="40"><stop offset="0" stop-color="#0b8f86" stop-opacity="0"/><stop offset=".3" stop-color="#0b8f86"/><stop offset=".55" stop-color="#a283bb"/><stop offset=".75" stop-color="#e8447f"/><stop offset="1" stop-color="#ffc83d"/></linearGradient>
<path fill="${INK}" d="M0 0h1200v630H0z"/>
<path fill="url(#wide)" d="M560 590 1200 10v130z"/>
${brand}<g font-family="Bricolage Grotesque" font-weight="700" fill="${PAPER}" letter-spacing="-.5"><text x="130" y="97" font-size="40">${escapeXml(productName)}</text>${text}</g>
</svg>`
}
