import type { Block, BlockName, Page } from '@beam/contract'
import type { ComponentType } from 'react'
import { BlockBoundary } from './block-boundary'
import type { BlockProps } from './block-props'
import { CallToAction } from './call-to-action'
import { Cards } from './cards'
import { CashbackCalculator } from './cashback-calculator'
import { Code } from './code'
import { Download } from './download'
import { Faq } from './faq'
import { Feature } from './feature'
import { FlipCards } from './flip-cards'
import { Form } from './form'
import { Hero } from './hero'
import { JobList } from './job-list'
import { Legal } from './legal'
import { Logos } from './logos'
import { Packs } from './packs'
import { PageTitle } from './page-title'
import { Points } from './points'
import { Press } from './press'
import { ProblemSolution } from './problem-solution'
import { Ranking } from './ranking'
import { SaleBanner } from './sale-banner'
import { ServiceTable } from './service-table'
import { Statistics } from './statistics'
import { Steps } from './steps'
import { Team } from './team'
import { Text } from './text'
import { Video } from './video'

const blockMap = {
  hero: Hero,
  feature: Feature,
  text: Text,
  ranking: Ranking,
  video: Video,
  logos: Logos,
  'problem-solution': ProblemSolution,
  cards: Cards,
  'call-to-action': CallToAction,
  statistics: Statistics,
  'cashback-calculator': CashbackCalculator,
  faq: Faq,
  'sale-banner': SaleBanner,
  team: Team,
  points: Points,
  press: Press,
  'job-list': JobList,
  'service-table': ServiceTable,
  packs: Packs,
  steps: Steps,
  code: Code,
  'flip-cards': FlipCards,
  download: Download,
  legal: Legal,
  form: Form,
} satisfies { [Name in BlockName]: ComponentType<BlockProps<Name>> }

// The map is type-checked per name, but TypeScript can't relate the block and the component of a union.
const componentFor = (block: Block) =>
  blockMap[block.block] as ComponentType<{ block: Block; isFirst: boolean }>

type BlocksProps = {
  blocks: Block[]
  /** The page's heading if no block has a title. */
  title?: string
  /** What a page without any block shows instead: what it is about and where to go from it. */
  lead?: string | undefined
  related?: Page['related']
}

export function Blocks({ blocks, title, lead, related = [] }: BlocksProps) {
  const first = blocks.findIndex((block) => 'title' in block && Boolean(block.title))
  return (
    <>
      {first === -1 && title && <PageTitle title={title} lead={lead} related={related} />}
      {blocks.map((block, index) => {
        const Component = componentFor(block)
        return (
          <BlockBoundary key={index} name={block.block}>
            <Component block={block} isFirst={index === first} />
          </BlockBoundary>
        )
      })}
    </>
  )
}
