import { type Block, block as anyBlock, type BlockName, blocks } from '@app/contract'
import { pages } from '@app/seed'
import { Blocks } from '../blocks/block-map'
import { hardCases } from '../blocks/testing/hard-cases'
import type { Specimen } from './specimen'

const specimen = (label: string, ...shown: Block[]): Specimen => ({
  label,
  content: <Blocks blocks={shown} />,
})

/** The first one in the seed's pages, without its anchor, so that ids stay unique. */
function exampleOf(name: BlockName): Block {
  const found = pages.flatMap((page) => page.Content).find(({ block }) => block === name)
  if (!found) throw new Error(`No page of the seed has a block "${name}".`)
  return anyBlock.parse({ ...found, anchor: undefined })
}

/** A changed example, unless the contract refuses the change or it makes no difference. */
function variation(example: Block, label: string, fields: Record<string, unknown>): Specimen[] {
  const { success, data } = anyBlock.safeParse(fields)
  return success && JSON.stringify(data) !== JSON.stringify(example) ? [specimen(label, data)] : []
}

type Field = { def: { type: string; innerType?: Field; entries?: object } }

const isOptional = ({ def }: Field) => def.type === 'optional'

const valuesOf = ({ def }: Field): unknown[] =>
  def.innerType
    ? valuesOf(def.innerType)
    : def.type === 'boolean'
      ? [false, true]
      : Object.values(def.entries ?? {})

/** All values of the fields that leave a choice, as the contract has them. */
const choicesOf = (name: BlockName): [field: string, values: unknown[]][] =>
  Object.entries<Field>(blocks[name].shape).map(([field, type]) => {
    const values = valuesOf(type)
    return [field, values.length > 0 && isOptional(type) ? [undefined, ...values] : values]
  })

/** A block with each of its choices, in every hard case, and twice in a row. */
export function blockSpecimens(name: BlockName): Specimen[] {
  const example = exampleOf(name)
  const choices = choicesOf(name).flatMap(([key, values]) =>
    values.flatMap((value) =>
      variation(example, `${key}: ${String(value ?? 'none')}`, { ...example, [key]: value }),
    ),
  )
  const cases = Object.entries(hardCases).flatMap(([label, change]) =>
    variation(example, label, change(example)),
  )
  return [
    specimen('from the seed', example),
    ...choices,
    ...cases,
    specimen('two in a row', example, example),
  ]
}
