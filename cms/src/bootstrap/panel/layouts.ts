/** How the panel shows a type: what list columns, what rows in the form, what words by a field. */
export type Layout = {
  mainField: string
  sort: [field: string, order: 'ASC' | 'DESC']
  list: string[]
  /** Rows of the form; the fields of a row share its width. What is not named follows below. */
  rows: string[][]
  fields: Record<string, { label: string; description?: string }>
}

const EDITED = { label: 'Edited' }
const PATH_HINT = 'A path such as /news, or a full web address'

export const contentLayouts: Record<string, Layout> = {
  'api::page.page': {
    mainField: 'title',
    sort: ['slug', 'ASC'],
    list: ['title', 'slug', 'updatedAt'],
    rows: [['title', 'slug'], ['Content'], ['seo'], ['aliases'], ['related']],
    fields: {
      title: { label: 'Title', description: 'What the browser’s tab shows' },
      slug: {
        label: 'Slug',
        description: 'The address without the first slash; left empty, it is made from the title',
      },
      Content: {
        label: 'Sections',
        description: 'Readers see a change within a second of publishing',
      },
      seo: { label: 'Search and sharing' },
      aliases: { label: 'Further addresses', description: 'Other paths that show this same page' },
      related: { label: 'Related pages' },
      updatedAt: EDITED,
    },
  },
  'api::job.job': {
    mainField: 'title',
    sort: ['order', 'ASC'],
    list: ['title', 'area', 'location', 'order', 'updatedAt'],
    rows: [
      ['title', 'slug'],
      ['type', 'area'],
      ['location', 'language'],
      ['datePosted', 'order'],
      ['summary'],
      ['icon'],
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
          'The page stands at /careers/ followed by this; left empty, it is made from the title',
      },
      order: { label: 'Order', description: 'The lowest stands first on the careers page' },
      type: { label: 'Type', description: 'For example Full Time' },
      area: { label: 'Area', description: 'For example Engineering' },
      location: { label: 'Location' },
      language: { label: 'Language', description: 'The language that the advert is written in' },
      datePosted: { label: 'Posted on' },
      summary: { label: 'Summary', description: 'The words on the card of the careers page' },
      icon: { label: 'Icon' },
      purpose: { label: 'Purpose' },
      requirements: { label: 'Requirements' },
      offers: { label: 'Offers' },
      details: { label: 'Further details' },
      seo: { label: 'Search and sharing' },
      updatedAt: EDITED,
    },
  },
  'api::redirect.redirect': {
    mainField: 'from',
    sort: ['from', 'ASC'],
    list: ['from', 'to', 'updatedAt'],
    rows: [['from', 'to']],
    fields: {
      from: { label: 'From', description: 'The old path, beginning with a slash' },
      to: { label: 'To', description: PATH_HINT },
      updatedAt: EDITED,
    },
  },
  'api::footer.footer': {
    mainField: 'id',
    sort: ['id', 'ASC'],
    list: ['newsletterTitle'],
    rows: [
      ['newsletterTitle', 'logo'],
      ['description'],
      ['quickLinksTitle', 'downloadTitle'],
      ['links'],
      ['appStoreUrl', 'googlePlayUrl'],
      ['partners'],
      ['badges'],
      ['trademark', 'copyright'],
    ],
    fields: {
      newsletterTitle: { label: 'Newsletter heading' },
      logo: { label: 'Logo' },
      description: { label: 'Description' },
      quickLinksTitle: { label: 'Heading of the quick links' },
      downloadTitle: { label: 'Heading of the downloads' },
      links: { label: 'Quick links' },
      appStoreUrl: { label: 'App Store address' },
      googlePlayUrl: { label: 'Google Play address' },
      partners: { label: 'Partners' },
      badges: { label: 'Certification badges' },
      trademark: { label: 'Trademark line' },
      copyright: { label: 'Copyright line', description: '{year} stands for the current year' },
    },
  },
  'api::site-setting.site-setting': {
    mainField: 'id',
    sort: ['id', 'ASC'],
    list: ['productName'],
    rows: [
      ['productName', 'shareImage'],
      ['description'],
      ['contactEmail', 'hrEmail'],
      ['appStoreUrl', 'googlePlayUrl'],
      ['newsletterModalEnabled', 'chatEnabled'],
      ['newsletterModalHiddenOn'],
      ['saleBannerEnabled', 'saleBannerText'],
      ['saleBannerButton', 'saleBannerIconLabel'],
      ['saleBannerUrl'],
      ['socialLinks'],
      ['shareTitle', 'shareDescription'],
      ['shareTexts'],
    ],
    fields: {
      productName: { label: 'Product name' },
      shareImage: { label: 'Picture of shared links' },
      description: { label: 'What the product is, in a sentence' },
      contactEmail: { label: 'Contact email' },
      hrEmail: {
        label: 'Email for applications',
        description: 'Applicants are told to send their résumé here',
      },
      appStoreUrl: { label: 'App Store address' },
      googlePlayUrl: { label: 'Google Play address' },
      socialLinks: { label: 'Social networks' },
      shareTitle: { label: 'Share title', description: 'Where a path has no text of its own' },
      shareDescription: { label: 'Share description' },
      shareTexts: { label: 'Share texts by path' },
      newsletterModalEnabled: {
        label: 'Newsletter window',
        description: 'Opens a second after a visitor has arrived',
      },
      newsletterModalHiddenOn: { label: 'Pages without the newsletter window' },
      chatEnabled: {
        label: 'Chat',
        description: 'Shown once an administrator has connected a chat to the site',
      },
      saleBannerEnabled: {
        label: 'Sale banner',
        description: 'Where a page has it as a section; the colour is chosen there',
      },
      saleBannerText: { label: 'Text of the sale banner' },
      saleBannerButton: { label: 'Words on its button' },
      saleBannerIconLabel: {
        label: 'Label of its icon button',
        description: 'Read out by screen readers',
      },
      saleBannerUrl: { label: 'Where both buttons lead', description: PATH_HINT },
    },
  },
}
