import type { LanguageCode } from '@app/contract'
import type { FirstContent } from './content/first-content'
import { firstMenu } from './content/first-menu'
import { footer } from './content/footer'
import { german } from './content/german/index'
import { jobs } from './content/jobs/index'
import type { LanguageContent } from './content/language-content'
import { minimal } from './content/minimal'
import { pages } from './content/pages/index'
import { redirects } from './content/redirects'
import { site } from './content/site'

/** What an empty cms can start with, by the value of SEED. */
export const firstContents = {
  full: { pages, jobs, redirects, footer, site, menu: firstMenu },
  minimal,
} satisfies Record<string, FirstContent>

/** What it can start with in other languages, by the codes in SEED_LANGUAGES. */
export const languageContents: Partial<Record<LanguageCode, LanguageContent>> = { de: german }

export { firstMenu, footer, jobs, pages, redirects, site }
export { menu } from './content/menu'
export { type MediaName, mediaNames, picture } from './media/index'
export type {
  Block,
  Footer,
  Image,
  Job,
  MenuEntry,
  Page,
  Redirect,
  RichText,
  SiteSetting,
} from '@app/contract'
