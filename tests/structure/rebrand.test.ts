import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { nameInSlug } from '../../contract/content/slugs'
import { contrast, READABLE } from '../../contract/contrast'
import { rebrandIn } from '../../scripts/rebrand'
import { pairsOf } from '../../scripts/rebrand/new-colors'
import { stateOf } from '../../scripts/rebrand/state'
import { trackedFiles } from '../../scripts/rebrand/tracked-files'
import { root } from '../../scripts/paths'

const paths = trackedFiles(root)
const isText = (path: string) => !/\.(?:png|webp|ttf|woff2|jpg|br)$/.test(path)

/** The names under which the project was written. A copy of it, however often it is rebranded, says none of them. */
const FIRST_NAME = /Beam|BEAM|beam\.example|beamwallet/

const exceptions = [
  {
    path: /^web\/src\/(?:ui\/beam|blocks\/(?:hero\/hero|download\/download))\.tsx$/,
    reason: 'the ray of light',
  },
  { path: /^tests\/structure\/rebrand\.test\.ts$/, reason: 'looks for the name' },
  { path: /^LICENSE$/, reason: 'its notice stays in every copy' },
]

/** By why no brand changes it. */
const fixed = {
  paper: ['#ffffff', '#faf7f2', '#f8f5ef', '#f2ebdf', '#efeae0', '#ece8e0', '#e0dacd', '#cfc6b6'],
  'lines and text on paper': ['#c9c3b8', '#c5beb0', '#98948d', '#6f6c68'],
  errors: ['#b0123b', '#b3124e'],
  'warnings in the light panel': [
    '#fdf1dc',
    '#f0d6a3',
    '#a86a00',
    '#7a4d00',
    '#5f3c00',
    '#fdf4dc',
    '#8a4300',
  ],
  'warnings in the dark panel': ['#3a2c12', '#5c4620', '#e0b45c', '#f0c36a', '#f6d79a', '#fae7b9'],
  skin: ['#f2b98f'],
  'colours of Strapi, which are replaced': ['#4945ff', '#7b79ff', '#d9d8ff', '#dbdbfa', '#f0f0ff'],
  'the outline of what an editor may click': ['#1d6bf3'],
}

describe('the colours of styles and drawings', async () => {
  const { colors, shades, blend } = await stateOf(root)
  const ours = [...Object.values(colors), ...Object.values(shades).flat(), blend]
  const used = paths
    .filter((path) => /^(?:web|cms|seed|contract|scripts\/cards|docs\/pictures)\//.test(path))
    .filter((path) => /(?<!\.test)\.(?:css|svg|tsx?)$/.test(path))
    .flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      const found = text.matchAll(/(?:#|%23)([\da-f]{6})(?=(?:[\da-f]{2})?\b)/gi)
      return [...found].map(([, digits = '']) => `#${digits.toLowerCase()}`)
    })

  it('are shades of the four, or no brand changes them', () => {
    const known = new Set([...ours, ...Object.values(fixed).flat()])
    const advice = 'add each to its family in scripts/rebrand/shades.ts, or use one that is there'
    expect(
      used.filter((color) => !known.has(color)),
      advice,
    ).toEqual([])
  })

  it('are listed once each, and only while they are used', () => {
    expect(ours.toSorted()).toEqual([...new Set(ours)].toSorted())
    expect(ours.filter((color) => !used.includes(color))).toEqual([])
  })
})

describe('a copy that is rebranded', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rebrand-'))
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  const all = () => paths.map((path) => readFileSync(join(folder, path), 'latin1')).join('\n')
  let before = ''
  const rebrand = (...args: string[]) => rebrandIn(folder, args)

  beforeAll(() => {
    for (const path of paths) {
      mkdirSync(join(folder, dirname(path)), { recursive: true })
      cpSync(join(root, path), join(folder, path))
    }
    before = all()
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  afterEach(() => vi.restoreAllMocks())

  it.each([
    ['--name=<b>'],
    ['--name=漢字'],
    ['--name=Node'],
    ['--first=blue'],
    ['--domain=none'],
    ['--third=#000000'],
    ['--unknown'],
  ])('is left as it was by %s, with a message that says why', async (...args) => {
    await expect(rebrand(...args)).rejects.toMatchObject({ name: 'OperatorError' })
    expect(all() === before).toBe(true)
  })

  it('has the new name and colours everywhere, and can be rebranded back', async () => {
    const print = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const brandFile = read('contract/brand.ts')
    const { brand, colors } = await stateOf(folder)
    const blue = { first: '#0b4f9e', second: '#f0762b', third: '#ffd166', ink: '#10182b' }
    const flags = (values: object) =>
      Object.entries(values).map(([name, value]) => `--${name}=${value}`)

    const other = brand.name === 'Lumo Pay' ? 'Vela' : 'Lumo Pay'
    await rebrand(`--name=${other}`, ...flags(blue))
    const now = await stateOf(folder)
    expect(now.colors).toEqual(blue)
    expect(now.brand).toMatchObject({
      name: other,
      contactEmail: `hello@${other.toLowerCase().replace(' ', '-')}.example`,
    })
    const left = paths
      .filter((path) => isText(path) && !exceptions.some((one) => one.path.test(path)))
      .filter((path) => FIRST_NAME.test(read(path)))
    expect(left, 'read the name from brand in contract/brand.ts').toEqual([])
    for (const path of ['README.md', 'docs/operations.md']) expect(read(path)).toContain(other)
    const changed = [
      `productName = '${other}'`,
      `'Contact Us ${other}'`,
      `'discover-your-future-with-${nameInSlug(other)}-wallet'`,
      `'${other.toLowerCase().replace(' ', '')}&banks'`,
    ]
    for (const line of changed) {
      expect(read('tests/specification.ts')).toContain(line)
      expect(print).toHaveBeenCalledWith(expect.stringContaining(line))
    }
    expect(read('tests/specification.ts')).toContain("'/beamnews'")
    const poor = pairsOf(now).filter(({ text, ground }) => contrast(text, ground) < READABLE)
    expect(poor).toEqual([])
    const nameIn = (text: string) => /<path id="brand-name"[^>]*>/.exec(text)?.[0]
    const drawings = paths.filter((path) => /\/(?:media|layout)\//.test(path) && nameIn(read(path)))
    expect(drawings).toHaveLength(6)
    for (const path of drawings)
      expect(nameIn(read(path)), path).not.toBe(nameIn(readFileSync(join(root, path), 'utf8')))

    const { name, handle, domain } = brand
    const addresses = {
      'contact-email': brand.contactEmail,
      'careers-email': brand.careersEmail,
    }
    await rebrand(...flags({ name, handle, domain, ...addresses, ...colors }))
    expect(read('contract/brand.ts')).toBe(brandFile)
    for (const path of ['README.md', 'tests/specification.ts'])
      expect(read(path)).toBe(readFileSync(join(root, path), 'utf8'))
  })

  it('has another domain in the documents, too', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined)
    await rebrand('--domain=pay.example.org')
    expect(read('README.md')).toContain('admin@pay.example.org')
    expect(read('contract/brand.ts')).toContain("'hello@pay.example.org'")
  })

  it('makes a colour readable if it is told to', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined)
    await rebrand('--third=#7a5c00', '--adjust')
    const now = await stateOf(folder)
    expect(now.colors.third).not.toBe('#7a5c00')
    const poor = pairsOf(now).filter(({ text, ground }) => contrast(text, ground) < READABLE)
    expect(poor).toEqual([])
  })

  it('is refused while git has changes, so that git can take it back alone', async () => {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' })
    git('init', '--quiet')
    git('add', 'package.json')
    await expect(rebrand('--name=Lumo')).rejects.toThrow(/commit them first, or add --force/)
  })
})
