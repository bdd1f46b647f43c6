import {
  type BlockName,
  type BlockOf,
  imagePositions,
  layouts,
  pageFormNames,
  variants,
} from '@beam/contract'

type Axes<Name extends BlockName> = {
  readonly [Key in keyof BlockOf<Name>]?: readonly BlockOf<Name>[Key][]
}

const grounds = { variant: [undefined, ...variants] }
const pictured = { ...grounds, imagePosition: imagePositions, layout: layouts }

/** What an editor chooses in each block, beside its words. */
export const blockAxes = {
  hero: pictured,
  feature: pictured,
  text: {},
  ranking: {},
  video: grounds,
  logos: {},
  'problem-solution': {},
  cards: grounds,
  'call-to-action': {},
  statistics: grounds,
  faq: {},
  'sale-banner': { theme: ['teal', 'pink'] },
  team: {},
  points: { ...grounds, numbered: [false, true] },
  press: {},
  'job-list': {},
  'service-table': {},
  packs: {},
  steps: grounds,
  'flip-cards': {},
  download: grounds,
  legal: { numbered: [false, true] },
  form: { form: pageFormNames },
} satisfies { [Name in BlockName]: Axes<Name> }
