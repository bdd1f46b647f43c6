import type { BlockName, BlockOf } from '@beam/contract'

export type BlockProps<Name extends BlockName> = {
  block: BlockOf<Name>
  /** Its title is the page's h1 and its picture is fetched first. */
  isFirst: boolean
}
