import * as z from 'zod/mini'
import {
  arrangements,
  callLayouts,
  cardPictures,
  compositions,
  frames,
  imagePositions,
  layouts,
  phoneScenes,
} from './choices'
import { pageFormNames } from '../forms/names'
import { BASKETS, RATES } from './cashback-limits'
import { items } from './items'
import { richText } from './rich-text'
import { address, anchor, image, line, link, list, text, variant } from './values'

const opt = z.optional

/** The fields of every section: an anchor, an eyebrow, a heading and an introduction. */
const section = {
  anchor: opt(anchor),
  category: opt(line(60)),
  title: opt(line(160)),
  description: opt(text(800)),
}

const coloured = { variant: opt(variant) }

const pictured = {
  image: opt(image),
  imagePosition: z._default(z.enum(imagePositions), 'left'),
  layout: z._default(z.enum(layouts), 'two-column'),
}

/** Every section that an editor can place on a page, by the name of its component in the cms. */
export const blocks = {
  hero: z.object({
    block: z.literal('hero'),
    ...section,
    title: line(160),
    button: opt(link),
    secondButton: opt(link),
    ...coloured,
    ...pictured,
    composition: z._default(z.enum(compositions), 'beam'),
    showStoreBadges: z._default(z.boolean(), false),
    showSearch: opt(z.boolean()),
  }),
  feature: z.object({
    block: z.literal('feature'),
    ...section,
    title: line(160),
    body: opt(richText),
    points: list(items.point),
    button: opt(link),
    ...coloured,
    ...pictured,
    frame: z._default(z.enum(frames), 'panel'),
  }),
  text: z.object({ block: z.literal('text'), ...section, ...coloured, body: richText }),
  ranking: z.object({
    block: z.literal('ranking'),
    ...section,
    ranks: list(items.rank),
    document: opt(link),
  }),
  video: z.object({
    block: z.literal('video'),
    ...section,
    videoUrl: address,
    poster: opt(image),
    playLabel: line(80),
    ...coloured,
  }),
  logos: z.object({ block: z.literal('logos'), ...section, logos: list(items.logo) }),
  'problem-solution': z.object({
    block: z.literal('problem-solution'),
    ...section,
    pairs: list(items['problem-solution']),
  }),
  cards: z.object({
    block: z.literal('cards'),
    ...section,
    ...coloured,
    pictures: opt(z.enum(cardPictures)),
    cards: list(items.card),
  }),
  'call-to-action': z.object({
    block: z.literal('call-to-action'),
    anchor: opt(anchor),
    layout: z._default(z.enum(callLayouts), 'boxes'),
    boxes: list(items['call-box']),
  }),
  statistics: z.object({
    block: z.literal('statistics'),
    ...section,
    ...coloured,
    statistics: list(items.statistic),
    map: opt(image),
    note: opt(text(400)),
  }),
  'cashback-calculator': z.object({
    block: z.literal('cashback-calculator'),
    ...section,
    ...coloured,
    basketLabel: line(60),
    rateLabel: line(60),
    resultLabel: line(80),
    restLabel: opt(line(80)),
    basket: z._default(z.number().check(z.gte(BASKETS.from), z.lte(BASKETS.to)), 12.5),
    rate: z._default(z.number().check(z.gte(RATES.from), z.lte(RATES.to)), 10),
    note: text(400),
  }),
  phone: z.object({
    block: z.literal('phone'),
    ...section,
    ...coloured,
    scene: z._default(z.enum(phoneScenes), 'payment'),
    shop: line(40),
    amount: z._default(z.number().check(z.gte(BASKETS.from), z.lte(BASKETS.to)), 12.5),
    rate: z._default(z.number().check(z.gte(RATES.from), z.lte(RATES.to)), 10),
    /** What happens on the phone, in the order of its screens. */
    points: list(items.point, 5),
    note: opt(text(300)),
  }),
  faq: z.object({
    block: z.literal('faq'),
    ...section,
    ...coloured,
    questions: list(items.question),
  }),
  'sale-banner': z.object({
    block: z.literal('sale-banner'),
    anchor: opt(anchor),
    theme: z._default(z.enum(['teal', 'pink']), 'teal'),
  }),
  team: z.object({ block: z.literal('team'), ...section, members: list(items.member) }),
  points: z.object({
    block: z.literal('points'),
    ...section,
    ...coloured,
    numbered: z._default(z.boolean(), false),
    points: list(items.point),
    image: opt(image),
  }),
  press: z.object({
    block: z.literal('press'),
    ...section,
    ...coloured,
    leadPicture: opt(image),
    items: list(items['press-item']),
  }),
  'job-list': z.object({ block: z.literal('job-list'), ...section }),
  'service-table': z.object({
    block: z.literal('service-table'),
    ...section,
    rows: list(items['service-row']),
  }),
  packs: z.object({ block: z.literal('packs'), ...section, packs: list(items.pack) }),
  steps: z.object({
    block: z.literal('steps'),
    ...section,
    ...coloured,
    arrangement: z._default(z.enum(arrangements), 'row'),
    steps: list(items.step),
  }),
  code: z.object({
    block: z.literal('code'),
    ...section,
    ...coloured,
    samples: list(items['code-sample'], 6),
    note: opt(text(400)),
  }),
  'flip-cards': z.object({
    block: z.literal('flip-cards'),
    ...section,
    cards: list(items['flip-card']),
  }),
  download: z.object({
    block: z.literal('download'),
    ...section,
    ...coloured,
    image: opt(image),
  }),
  legal: z.object({
    block: z.literal('legal'),
    anchor: opt(anchor),
    title: line(160),
    effective: opt(line(60)),
    introduction: opt(richText),
    /** What most readers come for, above the clauses. */
    pointsTitle: opt(line(80)),
    points: list(items.point, 6),
    numbered: z._default(z.boolean(), true),
    clauses: list(items.clause),
  }),
  form: z.object({
    block: z.literal('form'),
    anchor: opt(anchor),
    ...coloured,
    form: z.enum(pageFormNames),
    title: line(160),
    subtitle: opt(line(160)),
    introduction: opt(richText),
    statistics: list(items.statistic, 4),
    /** What happens after the form is sent, or why to fill it in. */
    pointsTitle: opt(line(80)),
    points: list(items.point, 6),
    /** Other ways to reach us, or to an answer. */
    contactWays: list(items['contact-way'], 8),
    /** A small drawing that stands on the form; phones do not show it. */
    image: opt(image),
  }),
} as const

export type BlockName = keyof typeof blocks
export const blockNames = Object.keys(blocks) as BlockName[]

export type Block = { [Name in BlockName]: z.infer<(typeof blocks)[Name]> }[BlockName]
export type BlockOf<Name extends BlockName> = z.infer<(typeof blocks)[Name]>

const { hero, ...others } = blocks
export const block = z.discriminatedUnion('block', [hero, ...Object.values(others)])
