import { type Footer, type SiteSetting, t } from '@app/contract'

/** A footer made from the site settings, for when the footer's own content is missing. */
export const fallbackFooter = (site: SiteSetting): Footer => ({
  newsletterTitle: t('Newsletter'),
  description: [{ type: 'paragraph', children: [{ type: 'text', text: site.description }] }],
  quickLinksTitle: t('Quick links'),
  links: [],
  downloadTitle: t('Download the app'),
  appStoreUrl: site.appStoreUrl,
  googlePlayUrl: site.googlePlayUrl,
  partners: [],
  trademark: t('{product} and the {product} mark are trademarks.', { product: site.productName }),
  copyright: `© {year} ${site.productName}`,
  badges: [],
  endLinks: [],
})
