import { inWords, ownWords } from '../languages/words'
import { logConsent } from './log-consent'
import { markOf, shownWording, type SiteTexts } from './site-wording'

/** What the cookie sheet asks: the version of its wording, and a mark of the tags that run once a visitor accepts. */
export function askedVersion(site: SiteTexts, tags: readonly string[]): string {
  const { version } = shownWording(logConsent, site)
  return tags.length > 0 ? `${version}+${markOf(tags)}` : String(version)
}

/**
 * What a page tells its scripts: the version of what is asked, for how many months a choice holds, and in another
 * language the version with its words, which proves the choice. The first is the same in all languages, so that a
 * visitor who changes the language is not asked anew.
 */
export function askOf(site: SiteTexts, tags: readonly string[], months: number): string {
  const own = inWords(ownWords, () => askedVersion(site, tags))
  const shown = askedVersion(site, tags)
  return shown === own ? `${own} ${months}` : `${own} ${months} ${shown}`
}

/** The version of the wording in what the cookie sheet asks. */
export const wordingIn = (asked: string): string => asked.replace(/\+.*/, '')
