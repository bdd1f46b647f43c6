import type { Core, Schema } from '@strapi/strapi'
import type { Layout } from './layouts'
import { rowsOf } from './rows'

/** What names one entry of a component while it is folded up, where that is not its title. */
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

/** What an editor reads by a field, wherever it stands; other fields carry their own name. */
const fields: Layout['fields'] = {
  anchor: {
    label: 'Anchor',
    description: 'Lets a link lead straight here: “prices” is reached by #prices',
  },
  altText: { label: 'What the picture shows', description: 'Read out to people who cannot see it' },
  body: { label: 'Text' },
  category: { label: 'Line above the heading' },
  description: { label: 'Introduction' },
  document: { label: 'Link to the document' },
  effective: { label: 'In force since' },
  image: { label: 'Picture' },
  imagePosition: { label: 'Side of the picture' },
  isExternal: { label: 'Opens in a new tab' },
  label: { label: 'Words' },
  noIndex: { label: 'Hide from search engines' },
  note: { label: 'Small print' },
  playLabel: { label: 'Label of the play button', description: 'Read out by screen readers' },
  poster: { label: 'Picture before it plays' },
  showStoreBadges: { label: 'App store buttons' },
  slug: { label: 'Slug' },
  title: { label: 'Heading' },
  url: { label: 'Address', description: 'A path such as /news, or a full web address' },
  variant: { label: 'Colour', description: 'Left empty, it takes the colour of the page' },
  videoUrl: { label: 'Address of the video' },
}

/** Where a component means something else by a field. */
const ownFields: Record<string, Layout['fields']> = {
  'shared.seo': {
    title: { label: 'Title', description: 'Left empty, the title of the page' },
    description: { label: 'Description', description: 'One or two sentences below the title' },
    image: {
      label: 'Picture',
      description: 'A photo or a PNG; left empty, a card with the title is shown',
    },
  },
}

const inWords = (name: string) =>
  name
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase())

/** The anchor is for the few who need it, so it stands last. */
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
        ownFields[uid]?.[name] ?? fields[name] ?? { label: inWords(name) },
      ]),
    ),
  }
}

export const componentLayouts = (strapi: Core.Strapi): Record<string, Layout> =>
  Object.fromEntries(
    Object.values(strapi.components).map((component) => [component.uid, layoutOf(component)]),
  )
