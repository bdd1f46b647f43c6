import { type LanguageCode, languageOf } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { labelsOf } from '../../../content/labels'
import { untranslated } from '../../../content/shared/compare'
import { spokenLanguages } from '../../../content/translations/spoken'
import { setEqual, sourceNow, withoutOwn } from '../../../content/translations/behind'
import { pathOf, type TypeWithSlug } from '../../../content/shared/types'
import { type Snapshot, snapshotOf } from '../../../content/snapshot'
import {
  allTranslations,
  findTranslation,
  linkTranslation,
  translationsOf,
} from '../../../content/translations/translations'
import type { Actor } from '../../../platform/actor'
import { takeTurn } from '../../../platform/database/take-turn'
import { Refused } from '../../../platform/refusals/refused'
import { documents } from '../../../platform/strapi/documents'
import { table } from '../../../platform/strapi/tables'
import { saveAs } from '../../saving/server/versions/keep'
import { fit } from '../../saving/server/versions/fit'
import type { Compared, LanguagesOfEntry, Rendition } from '../shared/languages'
import { beginningOf, slugInLanguage } from './in-language'
import { translatedByMachine } from './machine'

type Key = { uid: TypeWithSlug; documentId: string }

const gone = () => new Refused(404, 'This entry was deleted meanwhile.')

async function renditionOf(
  strapi: Core.Strapi,
  { uid, documentId }: Key,
): Promise<Omit<Rendition, 'isBehind'> | null> {
  const rows = await table<{ title: string; publishedAt: unknown }>(strapi, uid).findMany({
    where: { documentId },
    select: ['title', 'publishedAt'],
  })
  const draft = rows.find(({ publishedAt }) => publishedAt === null) ?? rows[0]
  return draft
    ? { documentId, title: draft.title, isPublished: rows.length > 1 || !!draft.publishedAt }
    : null
}

/** The names of texts that are still those of the source. */
async function untranslatedIn(strapi: Core.Strapi, { uid, documentId }: Key, source: string) {
  const from = await sourceNow(strapi, { uid, documentId: source })
  const own = await snapshotOf(strapi, uid, documentId)
  const found = from && own ? untranslated(from, own, uid, labelsOf(strapi, uid)) : []
  return found.map(({ label }) => label)
}

/** The translations of an entry, or what it translates. */
export async function languagesOf(strapi: Core.Strapi, key: Key): Promise<LanguagesOfEntry> {
  const known = await spokenLanguages(strapi)
  const own = await findTranslation(strapi.db, key.documentId)
  if (own) {
    const source = await renditionOf(strapi, { uid: key.uid, documentId: own.source })
    return {
      source,
      language: known.find(({ code }) => code === own.language) ?? null,
      isBehind: Boolean(own.behind),
      untranslated: await untranslatedIn(strapi, key, own.source),
      languages: [],
    }
  }
  const slug = (await snapshotOf(strapi, key.uid, key.documentId))?.['slug']
  const none = { source: null, language: null, isBehind: false, untranslated: [], languages: [] }
  // An entry in the folder of a language has no translations of its own: they are of what it translates.
  if (typeof slug === 'string' && languageOf(slug)) return none
  const made = await translationsOf(strapi.db, key.documentId)
  const languages = known.map(async ({ code, name }) => {
    const link = made.find(({ language }) => language === code)
    const entry = link && (await renditionOf(strapi, { uid: key.uid, documentId: link.entry }))
    return { code, name, entry: entry ? { ...entry, isBehind: Boolean(link.behind) } : null }
  })
  return { ...none, languages: await Promise.all(languages) }
}

/** Where what is in a language already is, by where its source is: of drafts, too, which a link may lead to. */
async function pathsIn(strapi: Core.Strapi, language: LanguageCode) {
  const links = await allTranslations(strapi.db)
  const paths = new Map([['/', `/${language}`]])
  for (const { uid, source, entry } of links.filter((one) => one.language === language)) {
    const rows = await table<{ documentId: string; slug: string }>(strapi, uid).findMany({
      where: { documentId: { $in: [source, entry] }, publishedAt: null },
      select: ['documentId', 'slug'],
    })
    const [from, to] = [source, entry].map((id) => rows.find(({ documentId }) => documentId === id))
    if (from && to) paths.set(pathOf(uid, from.slug), pathOf(uid, to.slug))
  }
  return paths
}

/** Stores a draft in a language with all that is in the source; the editor then writes over its texts. */
export async function translate(
  strapi: Core.Strapi,
  { uid, documentId }: Key,
  { language, source, actor }: { language: LanguageCode; source: Snapshot; actor: Actor },
): Promise<{ documentId: string; lost: string[] }> {
  const paths = await pathsIn(strapi, language)
  const beginning = beginningOf(source, paths)
  const machine = await translatedByMachine(strapi, uid, beginning, language)
  const { data, lost } = await fit(strapi, uid, machine.row, {})
  const slug = slugInLanguage(uid, String(source['slug'] ?? ''), language)
  return strapi.db.transaction(async () => {
    await takeTurn(strapi.db)
    const made = await translationsOf(strapi.db, documentId)
    const known = made.find((one) => one.language === language)
    if (known && (await renditionOf(strapi, { uid, documentId: known.entry })))
      throw new Refused(409, 'There is a translation into this language. Load this page again.')
    const madeBy = { createdBy: actor.id, updatedBy: actor.id }
    const create = () => documents(strapi, uid).create({ data: { ...data, slug, ...madeBy } })
    const entry = await (machine.isTranslated ? saveAs('translate', create) : create())
    await linkTranslation(strapi.db, { uid, language, entry: entry.documentId, source: documentId })
    await setEqual(strapi, entry.documentId, { uid, documentId })
    return { documentId: entry.documentId, lost: [...lost, ...machine.lost] }
  })
}

async function linkOf(strapi: Core.Strapi, { uid, documentId }: Key) {
  const link = await findTranslation(strapi.db, documentId)
  const source = link && (await sourceNow(strapi, { uid, documentId: link.source }))
  if (!link || !source) throw new Refused(404, 'This entry translates no other.')
  return { link, source }
}

export async function compared(strapi: Core.Strapi, key: Key): Promise<Compared> {
  const { link, source } = await linkOf(strapi, key)
  const own = await snapshotOf(strapi, key.uid, key.documentId)
  if (!own) throw gone()
  return {
    title: String(own['title']),
    source: { documentId: link.source, title: String(source['title']), entry: source },
    seen: link.seen === null ? null : (JSON.parse(link.seen) as Snapshot),
    own: withoutOwn(own),
  }
}

/** Says that the translation is equal to the source as it is now. */
export async function setUpToDate(strapi: Core.Strapi, key: Key) {
  const { link } = await linkOf(strapi, key)
  await setEqual(strapi, key.documentId, { uid: key.uid, documentId: link.source })
}
