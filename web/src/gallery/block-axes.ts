import {
  type BlockName,
  type BlockOf,
  arrangements,
  callLayouts,
  compositions,
  frames,
  imagePositions,
  layouts,
  pageFormNames,
  phoneScenes,
  variants,
} from '@app/contract'

type Axes<Name extends BlockName> = {
  readonly [Key in keyof BlockOf<Name>]?: readonly BlockOf<Name>[Key][]
}

const variantAxis = { variant: [undefined, ...variants] }
const imageAxes = { ...variantAxis, imagePosition: imagePositions, layout: layouts }

/** The choices that each block offers to an editor, besides its text. */
export const blockAxes = {
  hero: { ...imageAxes, composition: compositions },
  feature: { ...imageAxes, frame: frames },
  text: variantAxis,
  ranking: {},
  video: variantAxis,
  logos: {},
  'problem-solution': {},
  cards: { ...variantAxis, pictures: ['mark', 'scene'] },
  'call-to-action': { layout: callLayouts },
  statistics: variantAxis,
  'cashback-calculator': variantAxis,
  phone: { ...variantAxis, scene: phoneScenes },
  faq: variantAxis,
  'sale-banner': { theme: ['teal', 'pink'] },
  team: {},
  points: { ...variantAxis, numbered: [false, true] },
  press: variantAxis,
  'job-list': {},
  'service-table': {},
  packs: {},
  steps: { ...variantAxis, arrangement: arrangements },
  code: variantAxis,
  'flip-cards': {},
  download: variantAxis,
  legal: { numbered: [false, true] },
  form: { ...variantAxis, form: pageFormNames },
} satisfies { [Name in BlockName]: Axes<Name> }
