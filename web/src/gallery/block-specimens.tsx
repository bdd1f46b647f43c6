import { type Block, block as anyBlock, type BlockName } from '@app/contract'
import { pages } from '@app/seed'
import { Blocks } from '../blocks/block-map'
import { blockAxes } from './block-axes'
import { hardCases } from '../blocks/testing/hard-cases'
import type { Specimen } from './specimen'

const specimen = (label: string, ...blocks: Block[]): Specimen => ({
  label,
  content: <Blocks blocks={blocks} />,
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

/** A block with each of its choices, in every hard case, and twice in a row. */
export function blockSpecimens(name: BlockName): Specimen[] {
  const example = exampleOf(name)
  const choices = Object.entries<readonly unknown[]>(blockAxes[name]).flatMap(([key, values]) =>
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
