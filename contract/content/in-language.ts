import type { Footer, SiteLanguage, SiteSetting } from './types'

/** Which field of a language stands in place of which of the footer, and of the site's settings. */
const standIns = {
  footer: {
    newsletterTitle: 'newsletterTitle',
    description: 'footerText',
    quickLinksTitle: 'quickLinksTitle',
    links: 'links',
    downloadTitle: 'downloadTitle',
    trademark: 'trademark',
    copyright: 'copyright',
    badges: 'badges',
    endLinks: 'endLinks',
  } satisfies { readonly [Field in keyof Footer]?: keyof SiteLanguage },
  'site-setting': {
    description: 'description',
    shareTitle: 'shareTitle',
    shareDescription: 'shareDescription',
    cookieQuestion: 'cookieQuestion',
    cookieAccept: 'cookieAccept',
    cookieDecline: 'cookieDecline',
    newsletterHeading: 'newsletterHeading',
    newsletterText: 'newsletterText',
    newsletterTerms: 'newsletterTerms',
    newsletterAgree: 'newsletterAgree',
    newsletterNotNow: 'newsletterNotNow',
    saleBannerText: 'saleBannerText',
    saleBannerButton: 'saleBannerButton',
    saleBannerIconLabel: 'saleBannerIconLabel',
    saleBannerUrl: 'saleBannerUrl',
  } satisfies { readonly [Field in keyof SiteSetting]?: keyof SiteLanguage },
} as const

const isFilled = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== ''

/** The footer or the settings in a language. What the language leaves empty is as in the site's own. */
export function inLanguage<Around extends object>(
  kind: keyof typeof standIns,
  own: Around,
  language: object,
): Around {
  const given = new Map(Object.entries(language))
  const replaced = Object.entries(standIns[kind]).flatMap(([field, from]) =>
    isFilled(given.get(from)) ? [[field, given.get(from)] as const] : [],
  )
  return { ...own, ...Object.fromEntries(replaced) }
}
