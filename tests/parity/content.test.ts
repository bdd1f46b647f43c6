import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contentTypes } from '../../cms/src/content/shared/types'
import * as contract from '../../contract/index'

type Attribute = {
  type: string
  required?: boolean
  maxLength?: number
  max?: number
  enum?: string[]
  repeatable?: boolean
}

type Issue = { code: string; path: PropertyKey[] }
type Checked = { safeParse: (value: unknown) => { success: boolean; error?: { issues: Issue[] } } }
type Shape = Record<string, Checked>

const inCms = (path: string) => join(import.meta.dirname, '../../cms/src', path)

/** Empty if the file is missing: the test of its fields then lists every one of them. */
const attributesIn = (paths: string[]): Record<string, Attribute> => {
  const path = paths.find((one) => existsSync(one))
  if (path === undefined) return {}
  return (JSON.parse(readFileSync(path, 'utf8')) as { attributes: Record<string, Attribute> })
    .attributes
}

const shapeOf = ({ shape }: { shape: object }) => {
  const { block: _name, ...fields } = shape as Shape
  return fields
}

type Definition = [name: string, shape: Shape, attributes: Record<string, Attribute>]

const definitionsOf = (
  shapes: Record<string, { shape: object }>,
  pathOf: (name: string) => string[],
): Definition[] =>
  Object.entries(shapes).map(([name, shape]) => [name, shapeOf(shape), attributesIn(pathOf(name))])

const { blocks, items, seo } = contract

/** The shapes of the content types in contract/content/types.ts: that of site-setting is siteSetting. */
const shapes = Object.fromEntries(
  Object.values(contentTypes).map(({ api }) => {
    const name = api.replace(/-./g, (dash) => dash.charAt(1).toUpperCase())
    const shape = new Map<string, unknown>(Object.entries(contract)).get(name)
    if (!shape) throw new Error(`Add the shape ${name} to contract/content/types.ts.`)
    return [api, shape as { shape: object }]
  }),
)

const definitions = [
  ...definitionsOf(blocks, (name) => [inCms(`components/blocks/${name}.json`)]),
  ...definitionsOf({ ...items, seo }, (name) =>
    ['items', 'shared'].map((room) => inCms(`components/${room}/${name}.json`)),
  ),
  ...definitionsOf(shapes, (name) => [inCms(`api/${name}/content-types/${name}/schema.json`)]),
]

/** The cms fills these in when an editor leaves them empty. */
const FILLED_IN = ['slug']

const takes = (check: Checked | undefined, value: unknown) =>
  check?.safeParse(value).success === true

/** Values of the longest length the panel accepts, one of each kind of text. */
const longest = (length: number) =>
  ['a', '/'].map((first) => first.padEnd(length, 'a')).concat('2026-11-21')

const isTooLong = (check: Checked | undefined, count: number) =>
  check
    ?.safeParse(Array(count).fill(null))
    .error?.issues.some(({ code, path }) => code === 'too_big' && path.length === 0) === true

describe.each(definitions)(
  'the site can show every %s that the panel can save,',
  (_name, shape, attributes) => {
    const entries = Object.entries(attributes)

    it('field by field', () => {
      expect(Object.keys(attributes).sort()).toEqual(Object.keys(shape).sort())
    })

    it('with every field that the site requires', () => {
      const needed = Object.keys(shape).filter((name) => !takes(shape[name], undefined))
      const obligatory = entries.filter(
        ([, { required, type }]) => required || type === 'dynamiczone',
      )
      const provided = [...obligatory.map(([name]) => name), ...FILLED_IN]
      expect(provided).toEqual(expect.arrayContaining(needed))
    })

    it.each(entries.filter(([, { maxLength }]) => maxLength))(
      'with %s at its longest',
      (name, { maxLength = 0 }) => {
        expect(longest(maxLength).some((text) => takes(shape[name], text))).toBe(true)
      },
    )

    it.each(entries.filter(([, { enum: options }]) => options))(
      'with every option of %s',
      (name, { enum: options = [] }) => {
        expect(options.filter((option) => !takes(shape[name], option))).toEqual([])
      },
    )

    it.each(entries.filter(([, { repeatable }]) => repeatable))(
      'with as many %s as the panel allows',
      (name, { max = Infinity }) => {
        expect(max).toBeLessThan(Infinity)
        expect(isTooLong(shape[name], max)).toBe(false)
      },
    )
  },
)
