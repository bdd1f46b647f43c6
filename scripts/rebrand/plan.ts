import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { nameInSlug } from '../../contract/content/slugs'
import { OperatorError } from '../operator-error'
import { colorNamesOf } from './color-names'
import { drawName, drawPanelIcon, PANEL_MARK } from './drawings'
import { prepareDrawing, requireLetters } from './name-outline'
import { newColors, readableColors, type Replacements, type Unreadable } from './new-colors'
import type { State } from './state'
import type { Brand, Colors, Wish } from './wish'

/**
 * What is to be written, by path; which lines of the specification get another name; which texts could
 * not be read then, and the nearest colours with which all can.
 */
export type Plan = {
  files: Map<string, string | Uint8Array>
  specified: string[]
  unreadable: Unreadable[]
  offered: Colors
}

const BRAND = 'contract/brand.ts'
const SHADES = 'scripts/rebrand/shades.ts'
const SPECIFICATION = 'tests/specification.ts'

/** Whether a file has colours of the brand: styles, drawings and code, but no tests, which compare other colours. */
const isColored = (path: string) =>
  path === SHADES ||
  (/^(?:web|cms\/src|cms\/block-previews|seed|contract|scripts\/cards|docs\/pictures)\//.test(
    path,
  ) &&
    /(?<!\.test)\.(?:css|svg|tsx?)$/.test(path))

/** Whether a file has the name as plain text: code reads it from the brand. LICENSE asks that its notice stays. */
const isDocument = (path: string) =>
  /^(?:[^/]+\.md|docs\/.*\.md)$/.test(path) || path === SPECIFICATION

const COLOR = /(#|%23)([0-9a-f]{6})(?=(?:[0-9a-f]{2})?\b)|\brgb\((\d+) (\d+) (\d+)(?= |\))/gi

const toHex = (parts: string[]) =>
  `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`

const toRgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ')}`

const hexesIn = (text: string) =>
  [...text.matchAll(COLOR)].map(([, , digits, ...parts]) =>
    digits ? `#${digits.toLowerCase()}` : toHex(parts),
  )

const recolored = (text: string, replacements: Replacements) =>
  text.replace(COLOR, (found, mark: string | undefined, digits = '', ...parts: string[]) => {
    const color = replacements.get(mark ? `#${digits.toLowerCase()}` : toHex(parts.slice(0, 3)))
    if (!color) return found
    return mark ? mark + color.slice(1) : toRgb(color)
  })

const wordPattern = (word: string) =>
  new RegExp(String.raw`(?<![\p{L}\d-])${word.replaceAll('.', String.raw`\.`)}(?![\p{L}\d])`, 'gu')

const renamed = (text: string, before: Brand, after: Brand) =>
  text
    .replace(wordPattern(before.domain), after.domain)
    .replace(wordPattern(before.name), after.name)

/** The specification makes two slugs of the name, of a job and of a page. Its other addresses and keys stay. */
const withNewAddresses = (text: string, before: Brand, after: Brand) =>
  text
    .replace(`-with-${nameInSlug(before.name)}-wallet'`, `-with-${nameInSlug(after.name)}-wallet'`)
    .replace(`'${nameInMenu(before.name)}&banks'`, `'${nameInMenu(after.name)}&banks'`)

const nameInMenu = (name: string) => name.toLowerCase().replaceAll(' ', '')

const changedLines = (before: string, after: string) => {
  const lines = new Set(before.split('\n'))
  return after.split('\n').flatMap((line) => (lines.has(line) ? [] : [line.trim()]))
}

/** Refuses a name that the documents use as another word already: the next rebrand would replace that word, too. */
function requireNewWord(document: string, text: string, before: string, after: string) {
  if (wordPattern(after).test(text.replace(wordPattern(before), '')))
    throw new OperatorError(`${document} says “${after}” of something else: take another name.`)
}

/** Each value in its line: what else stands in the file stays. */
function brandFile(text: string, { brand, colors }: Wish): string {
  const [start = '', names = ''] = text.split(/(?=\nexport const colorNames)/)
  return withValues(start, brand) + withValues(names, colorNamesOf(colors))
}

const withValues = (text: string, values: Record<string, string>) =>
  Object.entries(values).reduce(
    (written, [key, value]) =>
      written.replace(
        new RegExp(`(\n  ${key}: )'[^']*'`),
        (_, start: string) => `${start}'${value}'`,
      ),
    text,
  )

const formatted = async (path: string, text: string) =>
  format(text, { ...(await resolveConfig(path)), filepath: path })

const colorsThatStay = (texts: Iterable<string>, { colors, shades, blend }: State) => {
  const ours = new Set([...Object.values(colors), ...Object.values(shades).flat(), blend])
  return new Set([...texts].flatMap(hexesIn).filter((color) => !ours.has(color)))
}

/** All that a rebrand changes in the files of `paths` in `root`; writes nothing. */
export async function planRebrand(
  root: string,
  paths: string[],
  state: State,
  { brand, colors }: Wish,
): Promise<Plan> {
  await prepareDrawing()
  requireLetters(brand.name)
  const isRenamed = brand.name !== state.brand.name
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const texts = new Map(
    paths.filter((path) => isColored(path) || isDocument(path)).map((path) => [path, read(path)]),
  )
  const drawn = [...texts].flatMap(([path, text]) => (isColored(path) ? [text] : []))
  const fixed = colorsThatStay(drawn, state)
  const [replacements, unreadable] = newColors(state, colors, fixed)
  const offered = unreadable.length > 0 ? readableColors(state, colors, fixed) : colors

  const after = new Map<string, string | Uint8Array>()
  for (const [path, text] of texts) {
    if (isColored(path)) after.set(path, recolored(text, replacements))
    else {
      if (isRenamed) requireNewWord(path, text, state.brand.name, brand.name)
      const said = renamed(text, state.brand, brand)
      const all = path === SPECIFICATION ? withNewAddresses(said, state.brand, brand) : said
      after.set(path, all === text ? text : await formatted(join(root, path), all))
    }
  }
  const latest = (path: string) => String(after.get(path) ?? read(path))
  after.set(BRAND, brandFile(latest(BRAND), { brand, colors }))
  if (isRenamed) for (const [path, text] of drawName(brand.name, latest)) after.set(path, text)
  const files = new Map([...after].filter(([path, content]) => content !== texts.get(path)))
  if (files.has(PANEL_MARK)) files.set(...drawPanelIcon(latest))
  const specified = changedLines(
    texts.get(SPECIFICATION) ?? '',
    String(after.get(SPECIFICATION) ?? ''),
  )
  return { files, specified, unreadable, offered }
}
