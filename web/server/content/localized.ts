import { inLanguage, type LanguageCode, languageOf } from '@app/contract'
import type { Snapshot } from './snapshot'

/** What a site with one language shows, and what a language shows of a site with several. */
export type Localized = Snapshot & { language?: LanguageCode }

const known = new WeakMap<Snapshot, Map<LanguageCode | undefined, Localized>>()

/** The language of the site in whose folder a path is; undefined for the site's own. */
export function spokenAt({ languages }: Snapshot, path: string): LanguageCode | undefined {
  const code = languageOf(path)
  return languages.some(({ language }) => language.code === code) ? code : undefined
}

/**
 * The content of one language: its pages and jobs, and its menu, footer and settings. The same object for each call, by
 * which what is made from it is known again; the snapshot itself where there is but one language.
 */
export function localized(snapshot: Snapshot, language: LanguageCode | undefined): Localized {
  if (snapshot.languages.length === 0) return snapshot
  const made = known.get(snapshot) ?? new Map<LanguageCode | undefined, Localized>()
  known.set(snapshot, made)
  const found = made.get(language) ?? localize(snapshot, language)
  made.set(language, found)
  return found
}

function localize(snapshot: Snapshot, code: LanguageCode | undefined): Localized {
  const isHere = ({ slug }: { slug: string }) => spokenAt(snapshot, slug) === code
  const here = {
    ...snapshot,
    pages: snapshot.pages.filter(isHere),
    jobs: snapshot.jobs.filter(isHere),
  }
  const spoken = snapshot.languages.find(({ language }) => language.code === code)
  if (code === undefined || !spoken) return here
  const { language, menu } = spoken
  return {
    ...here,
    language: code,
    menu,
    footer: snapshot.footer && inLanguage('footer', snapshot.footer, language),
    site: inLanguage('site-setting', snapshot.site, language),
  }
}
