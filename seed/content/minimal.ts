import { brand, type Page } from '@app/contract'
import { picture } from '../media/index'
import type { FirstContent } from './first-content'
import { prose } from './prose'

const home: Page = {
  slug: 'home',
  title: brand.name,
  aliases: [],
  Content: [
    {
      block: 'hero',
      title: `Welcome to ${brand.name}`,
      description: 'Say here in two sentences what you do, and for whom.',
      button: { label: 'Contact us', url: '/contacts' },
      variant: 'teal',
      imagePosition: 'right',
      layout: 'two-column',
      composition: 'beam',
      showStoreBadges: false,
    },
    {
      block: 'text',
      title: 'What we do',
      body: prose('This is the first content of a new site. Staff change it in the panel.'),
    },
  ],
  seo: { description: `The home page of ${brand.name}.`, noIndex: false },
  related: [],
}

const contacts: Page = {
  slug: 'contacts',
  title: 'Contact',
  aliases: [],
  Content: [
    {
      block: 'form',
      variant: 'teal',
      form: 'contact',
      title: 'Write to us',
      statistics: [],
      points: [],
      contactWays: [],
    },
  ],
  seo: { description: `Write to ${brand.name}.`, noIndex: false },
  related: [],
}

/** One of the two legal texts, which have to be there: the forms link to them and ask for consent. */
const legal = (slug: string, title: string, text: string): Page => ({
  slug,
  title,
  aliases: [],
  Content: [{ block: 'text', title, body: prose(text) }],
  seo: { description: `${title} of ${brand.name}.`, noIndex: true },
  related: [],
})

const terms = legal(
  'terms-and-conditions',
  'Terms and Conditions',
  'Write here what applies to those who use this site, before you publish it.',
)

const privacy = legal(
  'privacy-policy',
  'Privacy Policy',
  `Write here which data you store, why and for how long, before you publish this site. What you send by a form is stored so that staff of ${brand.name} can answer you. To see or delete it, write to [${brand.contactEmail}](mailto:${brand.contactEmail}).`,
)

const notFound: Page = {
  slug: '404',
  title: 'Page Not Found',
  aliases: [],
  Content: [
    {
      block: 'hero',
      title: 'Page Not Found',
      description: 'There is nothing at this address.',
      button: { label: 'Home page', url: '/' },
      variant: 'teal',
      imagePosition: 'right',
      layout: 'two-column',
      composition: 'beam',
      showStoreBadges: false,
      showSearch: true,
    },
  ],
  seo: { description: 'There is no page at this address.', noIndex: true },
  related: [],
}

/** For a site that is about something else: one page, one form, and what these need. */
export const minimal: FirstContent = {
  pages: [home, contacts, terms, privacy, notFound],
  jobs: [],
  redirects: [],
  menu: [{ title: 'Contact', type: 'INTERNAL', page: 'contacts', items: [] }],
  footer: {
    newsletterTitle: 'News by email',
    logo: { ...picture('logo.svg'), alt: brand.name },
    description: prose(`The site of ${brand.name}.`),
    quickLinksTitle: 'Quick links',
    links: [contacts, terms, privacy].map(({ title, slug }) => ({
      title,
      url: `/${slug}`,
      isExternal: false,
    })),
    partners: [],
    trademark: `${brand.name} and the ${brand.name} mark are trademarks.`,
    copyright: `© {year} ${brand.name}. All rights reserved.`,
    badges: [],
    endLinks: [],
  },
  site: {
    productName: brand.name,
    description: `The site of ${brand.name}.`,
    hrEmail: brand.careersEmail,
    contactEmail: brand.contactEmail,
    socialLinks: [],
    shareTitle: brand.name,
    shareDescription: `The site of ${brand.name}.`,
    shareTexts: [],
    cookieMonths: 12,
    newsletterModalEnabled: false,
    newsletterModalHiddenOn: [],
    chatEnabled: true,
    saleBannerEnabled: false,
  },
}
