import { type ContentUid, FOOTER, JOB, LANGUAGE, PAGE, REDIRECT, SETTINGS } from './types'

/** How the panel shows a type: the columns of its list, the rows of its form and its labels. */
export type Layout = {
  mainField: string
  sort: [field: string, order: 'ASC' | 'DESC']
  list: string[]
  /** Rows of the form; the fields of a row share its width. Fields that are not named follow below. */
  rows: string[][]
  /** Fields that are not in the form, since something else fills them. */
  hidden?: string[]
  fields: Record<string, { label: string; description?: string }>
}

const EDITED = { label: 'Edited' }
const PATH_HINT = 'A path such as /news, or a full web address'

const footerFields = {
  newsletterTitle: { label: 'Newsletter heading' },
  logo: { label: 'Logo' },
  description: { label: 'Description' },
  quickLinksTitle: { label: 'Quick links heading' },
  downloadTitle: { label: 'Download heading' },
  links: { label: 'Quick links' },
  appStoreUrl: { label: 'App Store address' },
  googlePlayUrl: { label: 'Google Play address' },
  partners: { label: 'Partners' },
  badges: { label: 'Certification badges' },
  endLinks: {
    label: 'Links at the end of the page',
    description: 'Beside the cookie settings',
  },
  trademark: { label: 'Trademark line' },
  copyright: { label: 'Copyright line', description: '{year} is replaced by the current year' },
}

const settingsFields = {
  productName: { label: 'Product name' },
  shareImage: { label: 'Picture for shared links' },
  description: { label: 'Product description, in one sentence' },
  contactEmail: { label: 'Contact email address' },
  legalName: {
    label: 'Company’s legal name',
    description: 'At the end of every page and on the contact form’s; empty to leave it out',
  },
  legalRegister: { label: 'Company register and number' },
  legalAddress: { label: 'Company’s address' },
  hrEmail: {
    label: 'Email address for applications',
    description: 'Shown to applicants as the address to email their application to',
  },
  appStoreUrl: {
    label: 'App Store address',
    description:
      'In the header, the footer and wherever a page shows the stores; empty for no button',
  },
  googlePlayUrl: { label: 'Google Play address' },
  socialLinks: { label: 'Social networks' },
  shareTitle: {
    label: 'Share title',
    description: 'Used for paths without a text of their own',
  },
  shareDescription: { label: 'Share description' },
  shareTexts: { label: 'Share texts by path' },
  cookieQuestion: {
    label: 'Cookie question',
    description: 'A visitor who has answered another text is asked again',
  },
  cookieAccept: { label: 'Button that accepts cookies' },
  cookieDecline: { label: 'Button that declines cookies' },
  cookieMonths: {
    label: 'Months until visitors are asked about cookies again',
    description: 'From 1 to 24',
  },
  newsletterHeading: {
    label: 'Newsletter window: heading',
    description: '{product} is replaced by the product name',
  },
  newsletterText: { label: 'Newsletter window: text' },
  newsletterTerms: {
    label: 'Newsletter window: agreement',
    description:
      '{terms} and {privacy} become links; the link to the terms otherwise follows the text',
  },
  newsletterAgree: { label: 'Newsletter window: button that subscribes' },
  newsletterNotNow: { label: 'Newsletter window: button that closes it' },
  newsletterModalEnabled: {
    label: 'Newsletter window',
    description: 'Opens one second after the page has loaded',
  },
  newsletterModalHiddenOn: { label: 'Pages without the newsletter window' },
  chatEnabled: {
    label: 'Chat',
    description: 'Shown if an operator has configured a chat for the site',
  },
  saleBannerEnabled: {
    label: 'Sale banner',
    description:
      'Shows the sale banner sections of pages, which need text, button and link; their colour is set there',
  },
  saleBannerText: { label: 'Sale banner text' },
  saleBannerButton: { label: 'Sale banner button' },
  saleBannerIconLabel: {
    label: 'Sale banner icon button',
    description: 'The label that screen readers announce',
  },
  saleBannerUrl: { label: 'Sale banner link', description: PATH_HINT },
}

const languageRows = [
  ['title', 'code'],
  ['description'],
  ['newsletterTitle', 'quickLinksTitle'],
  ['footerText'],
  ['links'],
  ['downloadTitle'],
  ['badges'],
  ['trademark', 'copyright'],
  ['endLinks'],
  ['cookieQuestion'],
  ['cookieAccept', 'cookieDecline'],
  ['newsletterHeading'],
  ['newsletterText'],
  ['newsletterTerms'],
  ['newsletterAgree', 'newsletterNotNow'],
  ['saleBannerText'],
  ['saleBannerButton', 'saleBannerIconLabel'],
  ['saleBannerUrl'],
  ['shareTitle', 'shareDescription'],
]

/** The labels that these fields have elsewhere. */
const labelsOf = (names: string[], labels: Layout['fields']): Layout['fields'] =>
  Object.fromEntries(Object.entries(labels).filter(([name]) => names.includes(name)))

const layouts = {
  [PAGE]: {
    mainField: 'title',
    sort: ['slug', 'ASC'],
    list: ['title', 'slug', 'updatedAt'],
    rows: [['title'], ['slug'], ['Content'], ['seo'], ['aliases'], ['related']],
    fields: {
      title: { label: 'Title', description: 'Shown in the browser tab' },
      slug: {
        label: 'Slug',
        description: 'The path without its first slash. If empty, it is generated from the title.',
      },
      Content: {
        label: 'Sections',
        description: 'Changes appear on the site within a second of publishing',
      },
      seo: { label: 'Search and sharing' },
      aliases: { label: 'Other addresses', description: 'Further paths that show this page' },
      related: { label: 'Related pages' },
      updatedAt: EDITED,
    },
  },
  [JOB]: {
    mainField: 'title',
    sort: ['order', 'ASC'],
    list: ['title', 'area', 'order', 'updatedAt'],
    rows: [
      ['title'],
      ['slug'],
      ['type', 'area'],
      ['location', 'language'],
      ['datePosted', 'closesOn'],
      ['order'],
      ['summary'],
      ['icon', 'picture'],
      ['purpose'],
      ['requirements'],
      ['offers'],
      ['details'],
      ['seo'],
    ],
    fields: {
      title: { label: 'Title' },
      slug: {
        label: 'Slug',
        description:
          'The page is at /careers/ followed by this. If empty, it is generated from the title.',
      },
      order: { label: 'Order', description: 'The careers page lists the lowest number first' },
      type: { label: 'Type', description: 'For example: Full Time' },
      area: { label: 'Area', description: 'For example: Engineering' },
      location: { label: 'Location' },
      language: { label: 'Language', description: 'The language of the advert' },
      datePosted: { label: 'Posted on' },
      closesOn: {
        label: 'Last day of applications',
        description:
          'From the next day (UTC) the advert says that it is closed, and leaves the lists. If empty, it stays open.',
      },
      summary: { label: 'Summary', description: 'The text of the card on the careers page' },
      icon: { label: 'Icon', description: 'The small sign beside the job in lists' },
      picture: {
        label: 'Picture',
        description: 'In the head of the job’s page. If empty, the icon is shown there.',
      },
      purpose: { label: 'Purpose' },
      requirements: { label: 'Requirements' },
      offers: { label: 'Offers' },
      details: { label: 'Further details' },
      seo: { label: 'Search and sharing' },
      updatedAt: EDITED,
    },
  },
  [REDIRECT]: {
    mainField: 'from',
    sort: ['from', 'ASC'],
    list: ['from', 'to', 'updatedAt'],
    rows: [['from', 'to']],
    fields: {
      from: { label: 'From', description: 'The old path, starting with a slash' },
      to: { label: 'To', description: PATH_HINT },
      updatedAt: EDITED,
    },
  },
  [FOOTER]: {
    mainField: 'id',
    sort: ['id', 'ASC'],
    list: ['newsletterTitle'],
    rows: [
      ['newsletterTitle', 'logo'],
      ['description'],
      ['quickLinksTitle', 'downloadTitle'],
      ['links'],
      ['partners'],
      ['badges'],
      ['trademark', 'copyright'],
      ['endLinks'],
    ],
    // The site settings hold these addresses.
    hidden: ['appStoreUrl', 'googlePlayUrl'],
    fields: footerFields,
  },
  [LANGUAGE]: {
    mainField: 'title',
    sort: ['title', 'ASC'],
    list: ['title', 'code', 'updatedAt'],
    rows: languageRows,
    fields: {
      ...labelsOf(languageRows.flat(), { ...footerFields, ...settingsFields }),
      title: { label: 'Name', description: 'As the language calls itself: visitors choose it' },
      code: {
        label: 'Language',
        description:
          'Its pages are in this folder, such as /de. Visitors see it once it is published.',
      },
      footerText: { label: 'Description in the footer' },
      updatedAt: EDITED,
    },
  },
  [SETTINGS]: {
    mainField: 'id',
    sort: ['id', 'ASC'],
    list: ['productName'],
    rows: [
      ['productName', 'shareImage'],
      ['description'],
      ['contactEmail', 'hrEmail'],
      ['legalName', 'legalRegister'],
      ['legalAddress'],
      ['appStoreUrl', 'googlePlayUrl'],
      ['cookieQuestion'],
      ['cookieAccept', 'cookieDecline'],
      ['cookieMonths'],
      ['newsletterModalEnabled', 'chatEnabled'],
      ['newsletterHeading'],
      ['newsletterText'],
      ['newsletterTerms'],
      ['newsletterAgree', 'newsletterNotNow'],
      ['newsletterModalHiddenOn'],
      ['saleBannerEnabled', 'saleBannerText'],
      ['saleBannerButton', 'saleBannerIconLabel'],
      ['saleBannerUrl'],
      ['socialLinks'],
      ['shareTitle', 'shareDescription'],
      ['shareTexts'],
    ],
    fields: settingsFields,
  },
} satisfies Record<ContentUid, Layout>

/** The layout of each type. A content type without one does not compile. */
export const contentLayouts: Record<string, Layout> = layouts
