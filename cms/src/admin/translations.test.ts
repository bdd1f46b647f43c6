import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fieldLabelIn } from '../content/shared/component-layouts'
import { translations } from './translations'

type Attribute = { type: string; enum?: string[] }

const source = join(import.meta.dirname, '..')
const schemas = ['components', 'api'].flatMap((folder) =>
  readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json') && !path.startsWith('intake'))
    .map((path) => join(folder, path)),
)

describe.each(schemas)('%s', (path) => {
  const { attributes } = JSON.parse(readFileSync(join(source, path), 'utf8')) as {
    attributes: Record<string, Attribute>
  }

  it('has a label in words for each choice', () => {
    const choices = Object.values(attributes).flatMap((attribute) => attribute.enum ?? [])
    const raw = choices.filter((choice) => !(choice in translations))
    expect(raw, 'label these in cms/src/content/panel/choice-labels.ts').toEqual([])
  })

  it('says the unit of each number that is not a count', () => {
    const [, folder = '', name = ''] = path.split('/')
    const numbers = Object.entries(attributes).filter(([, { type }]) => type === 'decimal')
    const labels = numbers.map(([field]) => fieldLabelIn(`${folder}.${name.slice(0, -5)}`, field))
    expect(
      labels.filter((label) => !/, (?:€|%)$/.test(label)),
      'label these in cms/src/content/shared/component-layouts.ts',
    ).toEqual([])
  })
})
