import { type Block, block as anyBlock, type BlockName } from '@beam/contract'
import { pages } from '@beam/seed'
import { Blocks } from '../blocks/block-map'
import { blockAxes } from './block-axes'
import { hardCases } from './hard-cases'
import type { Specimen } from './specimen'

const specimen = (label: string, ...blocks: Block[]): Specimen => ({
  label,
  content: <Blocks blocks={blocks} />,
})

/** The first that the site's own pages have, under no name that another could have too. */
function exampleOf(name: BlockName): Block {
  const found = pages.flatMap((page) => page.Content).find(({ block }) => block === name)
  if (!found) throw new Error(`No page of the seed has a block "${name}".`)
  return anyBlock.parse({ ...found, anchor: undefined })
}

/** The block as the contract takes it; what the contract refuses no editor can make. */
function changed(example: Block, label: string, fields: Record<string, unknown>): Specimen[] {
  const { success, data } = anyBlock.safeParse(fields)
  return success && JSON.stringify(data) !== JSON.stringify(example) ? [specimen(label, data)] : []
}

/** A block with each choice of its editor, in every hard case, and beside another of its kind. */
export function blockSpecimens(name: BlockName): Specimen[] {
  const example = exampleOf(name)
  const choices = Object.entries<readonly unknown[]>(blockAxes[name]).flatMap(([key, values]) =>
    values.flatMap((value) =>
      changed(example, `${key}: ${String(value ?? 'none')}`, { ...example, [key]: value }),
    ),
  )
  const cases = Object.entries(hardCases).flatMap(([label, change]) =>
    changed(example, label, change(example)),
  )
  return [
    specimen('as the seed has it', example),
    ...choices,
    ...cases,
    specimen('two in a row', example, example),
  ]
}
