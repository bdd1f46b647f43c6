import type { Footer, SiteSetting } from '@app/contract'

/** A footer made from the site settings, for when the footer's own content is missing. */
export const fallbackFooter = (site: SiteSetting): Footer => ({
  newsletterTitle: 'Newsletter',
  description: [{ type: 'paragraph', children: [{ type: 'text', text: site.description }] }],
  quickLinksTitle: 'Quick links',
  links: [],
  downloadTitle: 'Download the app',
  appStoreUrl: site.appStoreUrl,
  googlePlayUrl: site.googlePlayUrl,
  partners: [],
  trademark: `${site.productName} and the ${site.productName} mark are trademarks.`,
  copyright: `© {year} ${site.productName}`,
  badges: [],
  endLinks: [],
})
