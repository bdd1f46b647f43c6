import type { BlockName, BlockOf } from '@app/contract'

export type BlockProps<Name extends BlockName> = {
  block: BlockOf<Name>
  /** The first block with a title: its title is the page's h1. */
  isFirst: boolean
  /** The picture that it starts with is fetched first. */
  isLead: boolean
}
