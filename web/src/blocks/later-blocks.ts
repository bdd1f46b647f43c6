import type { Block, BlockName } from '@app/contract'
import type { ComponentType } from 'react'
import { loadedLater } from '../ui/loaded-later'
import { loadedUnlessServed } from '../ui/loaded-unless-served'
import type { BlockProps } from './block-props'

const homeBlocks = () => import('./home-blocks')

/** Blocks that few pages have. Their code is loaded with those pages only. */
export const laterBlocks = {
  'cashback-calculator': loadedUnlessServed(
    async () => (await import('./cashback-calculator/cashback-calculator')).CashbackCalculator,
  ),
  code: loadedLater(async () => (await import('./code/code')).Code),
  'flip-cards': loadedLater(async () => (await import('./flip-cards/flip-cards')).FlipCards),
  form: loadedLater(async () => (await import('./form/form')).Form),
  'job-list': loadedLater(async () => (await import('./job-list/job-list')).JobList),
  legal: loadedLater(async () => (await import('./legal/legal')).Legal),
  packs: loadedLater(async () => (await import('./packs/packs')).Packs),
  phone: loadedUnlessServed(async () => (await import('./phone/phone')).Phone),
  points: loadedLater(async () => (await import('./points/points')).Points),
  press: loadedLater(async () => (await import('./press/press')).Press),
  'problem-solution': loadedLater(async () => (await homeBlocks()).ProblemSolution),
  ranking: loadedLater(async () => (await homeBlocks()).Ranking),
  'sale-banner': loadedLater(async () => (await homeBlocks()).SaleBanner),
  'service-table': loadedLater(
    async () => (await import('./service-table/service-table')).ServiceTable,
  ),
  statistics: loadedLater(async () => (await homeBlocks()).Statistics),
  team: loadedLater(async () => (await import('./team/team')).Team),
  video: loadedLater(async () => (await homeBlocks()).Video),
} satisfies {
  [Name in BlockName]?: { Component: ComponentType<BlockProps<Name>>; load: () => Promise<unknown> }
}

const isLater = (name: BlockName): name is keyof typeof laterBlocks =>
  Object.hasOwn(laterBlocks, name)

/**
 * Loads the code of a page's blocks, so that the page renders at once. If the server rendered the page, the code of
 * optional blocks is not loaded: their markup stays as it is.
 */
export const loadBlocks = (blocks: Block[], isServed: boolean) =>
  Promise.all(
    blocks.map(
      ({ block }) =>
        isLater(block) &&
        !(isServed && 'isOptional' in laterBlocks[block]) &&
        laterBlocks[block].load(),
    ),
  )

/** Loads the code of all blocks, for the server, which renders every page. */
export const loadAllBlocks = () => Promise.all(Object.values(laterBlocks).map(({ load }) => load()))
