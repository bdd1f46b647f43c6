import type { Core, Schema } from '@strapi/strapi'
import type { Layout } from './layouts'
import { rowsOf } from './rows'

/** The field that a collapsed component shows, if it is not the title. */
const mainFields: Record<string, string> = {
  'shared.link': 'label',
  'shared.alias': 'path',
  'shared.text-line': 'text',
  'shared.mark': 'name',
  'shared.social-link': 'network',
  'shared.share-text': 'path',
  'shared.slug-entry': 'slug',
  'items.problem-solution': 'problem',
  'items.logo': 'name',
  'items.statistic': 'label',
  'items.question': 'question',
  'items.member': 'name',
  'items.service-row': 'feature',
  'items.pack': 'name',
  'blocks.sale-banner': 'theme',
  'blocks.call-to-action': 'anchor',
}

/** Labels by field name, for every component; other fields are labelled by their names. */
const fields: Layout['fields'] = {
  anchor: {
    label: 'Anchor',
    description: 'Links can jump to this section: with “prices” here, use #prices',
  },
  altText: {
    label: 'Alternative text',
    description: 'Describes the picture for people who cannot see it',
  },
  body: { label: 'Text' },
  meaning: {
    label: 'What it certifies',
    description: 'In one sentence, for a badge in the footer',
  },
  category: { label: 'Line above the heading' },
  composition: {
    label: 'Composition',
    description: 'Joined: large type that shares the colour of the section below',
  },
  contactWays: {
    label: 'Ways to reach us',
    description: 'Beside the form: an icon, a title and a link for each',
  },
  description: { label: 'Introduction' },
  document: { label: 'Link to the document' },
  effective: { label: 'Effective date' },
  frame: {
    label: 'Frame',
    description: 'A panel, the page itself, or a band across it. Only a panel has a layout.',
  },
  image: { label: 'Picture' },
  imagePosition: { label: 'Picture position' },
  isExternal: { label: 'Opens in a new tab' },
  label: { label: 'Label' },
  leadPicture: { label: 'Picture of the first story' },
  noIndex: { label: 'Hide from search engines' },
  note: { label: 'Small print' },
  playLabel: { label: 'Play button', description: 'The label that screen readers announce' },
  poster: { label: 'Preview picture' },
  showSearch: { label: 'Search field' },
  showStoreBadges: { label: 'App store buttons' },
  slug: { label: 'Slug' },
  title: { label: 'Heading' },
  url: { label: 'Address', description: 'A path such as /news, or a full web address' },
  variant: { label: 'Colour', description: 'If empty, the colour of the page is used' },
  videoUrl: { label: 'Video address' },
}

/** Labels that differ in one component. */
const componentFields: Record<string, Layout['fields']> = {
  'blocks.phone': {
    scene: { label: 'What the phone shows' },
    amount: { label: 'Amount, €' },
    rate: { label: 'Cashback, %' },
  },
  'blocks.cashback-calculator': {
    basket: { label: 'Basket at first, €' },
    rate: { label: 'Cashback at first, %' },
  },
  'items.rank': {
    rank: {
      label: 'Place',
      description: 'Such as No. 3. If empty, say in the heading what was judged',
    },
    title: { label: 'Heading' },
    source: { label: 'Judged by' },
    year: { label: 'Year' },
    image: { label: 'Picture' },
  },
  'items.press-item': {
    image: { label: 'Mark of who wrote it' },
    picture: {
      label: 'Picture',
      description: 'The first story shows the picture of the section instead, if there is one',
    },
  },
  'shared.seo': {
    title: { label: 'Title', description: 'If empty, the title of the page is used' },
    description: {
      label: 'Description',
      description: 'One or two sentences, shown below the title in search results',
    },
    image: {
      label: 'Picture',
      description: 'A photo or a PNG. If empty, a card with the title is used.',
    },
  },
}

const labelFromName = (name: string) =>
  name
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase())

/** The label of a component's field, unless its component has one of its own. */
export const fieldLabel = (name: string) => fields[name]?.label ?? labelFromName(name)

export const fieldLabelIn = (uid: string, name: string) =>
  componentFields[uid]?.[name]?.label ?? fieldLabel(name)

/** Puts the anchor last, which few editors need. */
const anchorLast = (names: string[]) => [
  ...names.filter((name) => name !== 'anchor'),
  ...names.filter((name) => name === 'anchor'),
]

function layoutOf({ uid, attributes }: Schema.Component): Layout {
  const names = anchorLast(Object.keys(attributes))
  return {
    mainField: mainFields[uid] ?? ('title' in attributes ? 'title' : 'id'),
    sort: ['id', 'ASC'],
    list: [],
    rows: rowsOf(names, attributes),
    fields: Object.fromEntries(
      names.map((name) => [
        name,
        componentFields[uid]?.[name] ?? fields[name] ?? { label: labelFromName(name) },
      ]),
    ),
  }
}

export const componentLayouts = (strapi: Core.Strapi): Record<string, Layout> =>
  Object.fromEntries(
    Object.values(strapi.components).map((component) => [component.uid, layoutOf(component)]),
  )
