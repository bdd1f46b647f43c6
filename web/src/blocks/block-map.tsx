import type { Block, BlockName, Page } from '@app/contract'
import type { ComponentType } from 'react'
import { BlockBoundary } from './block-boundary'
import type { BlockProps } from './block-props'
import { CallToAction } from './call-to-action/call-to-action'
import { Cards } from './cards/cards'
import { Download } from './download/download'
import { Faq } from './faq/faq'
import { Feature } from './feature/feature'
import { Hero } from './hero/hero'
import { laterBlocks } from './later-blocks'
import { Logos } from './logos/logos'
import { PageTitle } from './page-title/page-title'
import { Steps } from './steps/steps'
import { Text } from './text/text'

const blockMap = {
  hero: Hero,
  feature: Feature,
  text: Text,
  ranking: laterBlocks.ranking.Component,
  video: laterBlocks.video.Component,
  logos: Logos,
  'problem-solution': laterBlocks['problem-solution'].Component,
  cards: Cards,
  'call-to-action': CallToAction,
  statistics: laterBlocks.statistics.Component,
  'cashback-calculator': laterBlocks['cashback-calculator'].Component,
  phone: laterBlocks.phone.Component,
  faq: Faq,
  'sale-banner': laterBlocks['sale-banner'].Component,
  team: laterBlocks.team.Component,
  points: laterBlocks.points.Component,
  press: laterBlocks.press.Component,
  'job-list': laterBlocks['job-list'].Component,
  'service-table': laterBlocks['service-table'].Component,
  packs: laterBlocks.packs.Component,
  steps: Steps,
  code: laterBlocks.code.Component,
  'flip-cards': laterBlocks['flip-cards'].Component,
  download: Download,
  legal: laterBlocks.legal.Component,
  form: laterBlocks.form.Component,
} satisfies { [Name in BlockName]: ComponentType<BlockProps<Name>> }

// The map is type-checked per name, but TypeScript can't relate the block and the component of a union.
const componentFor = (block: Block) => blockMap[block.block] as ComponentType<BlockProps<BlockName>>

type BlocksProps = {
  blocks: Block[]
  /** The page's heading if no block has a title. */
  title?: string
  /** Given for a page without blocks, below its title: what it is about, and where to go from it. */
  lead?: string | undefined
  related?: Page['related']
}

export function Blocks({ blocks, title, lead, related = [] }: BlocksProps) {
  const first = blocks.findIndex((block) => 'title' in block && Boolean(block.title))
  // If the opening block has no picture, that of the next block is on the first screen, too.
  const opening = blocks[first]
  const pictured = opening && 'image' in opening && opening.image ? first : first + 1
  return (
    <>
      {first === -1 && title && <PageTitle title={title} lead={lead} related={related} />}
      {blocks.map((block, index) => {
        const Component = componentFor(block)
        return (
          <BlockBoundary key={index} name={block.block}>
            <Component block={block} isFirst={index === first} isLead={index === pictured} />
          </BlockBoundary>
        )
      })}
    </>
  )
}
