import * as z from 'zod/mini'
import { block } from './blocks'
import { MAX_MENU_REASON, menuIcons } from './choices'
import { languageCodes } from '../languages/languages'
import { richText } from './rich-text'
import { address, image, line, link, list, pathPattern, slug, text } from './values'

const opt = z.optional

export const seo = z.object({
  title: opt(line(70)),
  description: opt(line(200)),
  image: opt(image),
  noIndex: z._default(z.boolean(), false),
})

/** More than any page needs: a page of 300 took four seconds to render. */
const MAX_SECTIONS = 60

/** The most characters of an entry in the API's JSON: a longer one would be too large to render and to store. */
export const MAX_ENTRY_LENGTH = 512 * 1024

/** Strapi's schemas bound no relations: `cms/src/editing/checks/server/refuse-wrong.ts` does. */
export const MAX_RELATED = 60

export const page = z.object({
  slug,
  /** The title of the browser's tab, unless `seo` has another, and of links to the page. */
  title: line(160),
  /** Other paths that show this page. */
  aliases: list(
    z.object({
      path: z.string().check(z.regex(/^\/(?:(?![\s?#\\])[ -~\xa0-\uffff])+$/), z.maxLength(200)),
    }),
  ),
  Content: z.array(block).check(z.maxLength(MAX_SECTIONS)),
  seo: opt(seo),
  related: list(z.object({ slug, title: line(160) }), MAX_RELATED),
})

const jobLanguages = ['en', 'pt'] as const

const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

export const job = z.object({
  slug,
  title: line(160),
  order: z._default(z.number(), 0),
  icon: opt(image),
  picture: opt(image),
  summary: text(400),
  type: line(60),
  location: line(120),
  area: line(60),
  language: z._default(z.enum(jobLanguages), 'en'),
  purpose: richText,
  requirements: list(z.object({ text: text(400) })),
  offers: list(z.object({ text: text(400) })),
  details: opt(richText),
  datePosted: date,
  /** The last day of applications; without it, the advert stays until it is unpublished. */
  closesOn: opt(date),
  seo: opt(seo),
})

export const redirect = z.object({
  from: z.string().check(z.regex(pathPattern), z.maxLength(200)),
  to: address,
})

const mark = z.object({
  name: line(80),
  image,
  altText: opt(line(200)),
  /** What a badge certifies, in a sentence, and where to read it. */
  meaning: opt(line(200)),
  url: opt(address),
})

export const footer = z.object({
  newsletterTitle: line(160),
  logo: opt(image),
  description: richText,
  quickLinksTitle: line(80),
  links: list(
    z.object({ title: line(80), url: address, isExternal: z._default(z.boolean(), false) }),
  ),
  /** Stands above the links to the stores, if there are any. */
  downloadTitle: opt(line(80)),
  appStoreUrl: opt(address),
  googlePlayUrl: opt(address),
  partners: list(mark),
  trademark: line(255),
  /** '{year}' stands for the current year. */
  copyright: line(255),
  badges: list(mark),
  /** Stand beside the cookie settings, at the end of the page. */
  endLinks: list(link),
})

export const socialNetworks = [
  'instagram',
  'facebook',
  'x',
  'linkedin',
  'youtube',
  'medium',
  'telegram',
  'tiktok',
  'pinterest',
] as const

export const siteSetting = z.object({
  productName: line(40),
  description: line(200),
  hrEmail: line(120),
  contactEmail: line(120),
  /** Who runs the site, as a law may want it told. */
  legalName: opt(line(120)),
  legalAddress: opt(line(200)),
  /** The register that the company is in, and its number there. */
  legalRegister: opt(line(120)),
  shareImage: opt(image),
  appStoreUrl: opt(address),
  googlePlayUrl: opt(address),
  socialLinks: list(z.object({ network: z.enum(socialNetworks), url: address })),
  shareTitle: line(160),
  shareDescription: line(255),
  /** The share widget's text on one path; '/' is the home page. */
  shareTexts: list(z.object({ path: line(200), title: line(160), description: line(255) }), 200),
  /** Empty texts of the cookie sheet and the newsletter dialog are those of `contract/forms/site-wording.ts`. */
  cookieQuestion: opt(line(255)),
  cookieAccept: opt(line(40)),
  cookieDecline: opt(line(40)),
  /** After how many months visitors are asked again. */
  cookieMonths: z._default(z.number().check(z.minimum(1), z.maximum(24)), 12),
  newsletterHeading: opt(line(120)),
  newsletterText: opt(line(255)),
  newsletterTerms: opt(line(255)),
  newsletterAgree: opt(line(40)),
  newsletterNotNow: opt(line(40)),
  newsletterModalEnabled: z._default(z.boolean(), true),
  newsletterModalHiddenOn: list(z.object({ slug })),
  chatEnabled: z._default(z.boolean(), true),
  saleBannerEnabled: z._default(z.boolean(), true),
  saleBannerText: opt(line(160)),
  saleBannerButton: opt(line(60)),
  saleBannerIconLabel: opt(line(80)),
  saleBannerUrl: opt(address),
})

/** What is around the pages of another language: what is empty is as in the site's own. */
export const siteLanguage = z.object({
  /** What it calls itself. */
  title: line(40),
  code: z.enum(languageCodes),
  description: opt(line(200)),
  shareTitle: opt(line(160)),
  shareDescription: opt(line(255)),
  newsletterTitle: opt(line(160)),
  footerText: opt(richText),
  quickLinksTitle: opt(line(80)),
  links: footer.shape.links,
  downloadTitle: opt(line(80)),
  trademark: opt(line(255)),
  copyright: opt(line(255)),
  badges: footer.shape.badges,
  endLinks: footer.shape.endLinks,
  cookieQuestion: opt(line(255)),
  cookieAccept: opt(line(40)),
  cookieDecline: opt(line(40)),
  newsletterHeading: opt(line(120)),
  newsletterText: opt(line(255)),
  newsletterTerms: opt(line(255)),
  newsletterAgree: opt(line(40)),
  newsletterNotNow: opt(line(40)),
  saleBannerText: opt(line(160)),
  saleBannerButton: opt(line(60)),
  saleBannerIconLabel: opt(line(80)),
  saleBannerUrl: opt(address),
})

/** What visitors can read in another language: where it is, and where what it translates is. */
export const translatedPath = z.object({
  language: z.enum(languageCodes),
  source: z.string(),
  path: z.string(),
})

const navigationTypes = ['INTERNAL', 'EXTERNAL', 'WRAPPER'] as const

/** An entry of the menu's flat list, which names its parent instead of nesting. */
export const navigationItem = z.object({
  id: z.number(),
  title: line(120),
  type: z.enum(navigationTypes),
  path: z.nullish(z.string()),
  externalPath: z.nullish(z.string()),
  order: z.nullish(z.number()),
  parent: z.nullish(z.object({ id: z.number() })),
  related: z.nullish(z.object({ slug: z.string(), title: z.optional(z.string()) })),
  audience: z.nullish(z.array(z.unknown())),
  // An invalid icon or reason becomes null: as an error, it would cost the site its whole menu.
  icon: z.catch(z.nullish(z.enum(menuIcons)), null),
  /** Why to go there, in one line. */
  reason: z.catch(z.nullish(line(MAX_MENU_REASON)), null),
})

/** An entry of the menu, nested, as the seed writes it and the header shows it. */
export type MenuEntry = {
  title: string
  type: (typeof navigationTypes)[number]
  /** Slug of the page that an INTERNAL entry links to. */
  page?: string
  /** Path of a WRAPPER that is a link itself. */
  path?: string
  externalPath?: string
  icon?: MenuIcon
  reason?: string
  items: MenuEntry[]
}

export type MenuIcon = (typeof menuIcons)[number]
export type Page = z.infer<typeof page>
export type Job = z.infer<typeof job>
export type Redirect = z.infer<typeof redirect>
export type Footer = z.infer<typeof footer>
export type SiteSetting = z.infer<typeof siteSetting>
export type SocialNetwork = (typeof socialNetworks)[number]
export type TranslatedPath = z.infer<typeof translatedPath>
export type SiteLanguage = z.infer<typeof siteLanguage>
export type NavigationItem = z.infer<typeof navigationItem>
