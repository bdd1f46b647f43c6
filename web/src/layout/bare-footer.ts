import type { Footer, SiteSetting } from '@beam/contract'

/** The footer that the site's settings alone can fill, for when there is no other. */
export const bareFooter = (site: SiteSetting): Footer => ({
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
})
