import type { BlockName, BlockOf } from '@app/contract'

export type BlockProps<Name extends BlockName> = {
  block: BlockOf<Name>
  /** The first block with a title: its title is the page's h1. */
  isFirst: boolean
  /** If the block starts with a picture, it is the first of the page and is fetched before the others. */
  isLead: boolean
}
