import { languageOf } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { documents } from '../../platform/strapi/documents'
import { storedValue } from '../../platform/strapi/stored-value'
import { type Entry, entries } from './entries'
import { contentHash } from './hash'
import { loadMedia } from './media'
import { loadMenu } from './menu'
import { type MediaIds, toStrapi } from './to-strapi'
import { hasSlug, PAGE } from '../shared/types'
import { setEqual } from '../translations/behind'
import { linkTranslation } from '../translations/translations'

/** What was loaded, and when it was stored: another time means that an editor changed it, another hash a new seed. */
type Loaded = { hash: string; updatedAt: string }
type LoadState = { isComplete: boolean; entries: Record<string, Loaded> }

type Options = { overwrite: boolean }
type Saved = { documentId: string; updatedAt: string }
type Page = Saved & { slug: string; related: { slug: string }[] }

/** The start command shows these lines as its progress. */
const progress = (message: string) => console.log(`progress: ${message}`)

const loadState = (strapi: Core.Strapi) => storedValue<LoadState>(strapi, 'content')

/** When the entry with this slug, or former address, was last loaded; '' names that of a single type. */
export async function seededAt(strapi: Core.Strapi, uid: Entry['uid']) {
  const state = await loadState(strapi).read()
  const keys = new Map(
    entries.flatMap((entry) =>
      entry.uid === uid ? [[Object.values(entry.where)[0] ?? '', entry.key] as const] : [],
    ),
  )
  return (key: string) => state?.entries[keys.get(key) ?? '']?.updatedAt
}

/** On the first start: fills an empty database, or completes an interrupted load. */
export async function loadContentOnce(strapi: Core.Strapi) {
  const state = await loadState(strapi).read()
  if (state?.isComplete) return
  // An interrupted load may have stored an entry and not noted it, so everything is written again.
  await loadContent(strapi, { overwrite: state !== null })
}

/** Writes seed/content; entries that an editor changed or deleted are left as they are, unless `overwrite` is set. */
export async function loadContent(strapi: Core.Strapi, options: Options) {
  const store = loadState(strapi)
  const state = (await store.read()) ?? { isComplete: false, entries: {} }
  await store.write(state)
  const media = await loadMedia(strapi, (done, total) => {
    if (done % 20 === 0 || done === total) progress(`pictures ${done} of ${total}`)
  })
  const written: Entry[] = []
  for (const [index, entry] of entries.entries()) {
    const loaded = await loadEntry(strapi, entry, media, state.entries[entry.key], options)
    if (loaded) {
      written.push(entry)
      state.entries[entry.key] = loaded
      await store.write(state)
    }
    if ((index + 1) % 10 === 0 || index + 1 === entries.length)
      progress(`content ${index + 1} of ${entries.length}`)
  }
  await linkSources(strapi, written)
  for (const page of written.filter(({ uid }) => uid === PAGE)) {
    const updatedAt = await linkRelatedPages(strapi, page)
    const loaded = state.entries[page.key]
    if (!updatedAt || !loaded) continue
    state.entries[page.key] = { ...loaded, updatedAt }
    await store.write(state)
  }
  const menuHash = await loadMenu(strapi, state.entries['menu']?.hash, options)
  if (menuHash) state.entries['menu'] = { hash: menuHash, updatedAt: '' }
  await store.write({ ...state, isComplete: true })
  const unchanged = entries.length - written.length
  progress(`content ready: ${written.length} entries written, ${unchanged} left unchanged`)
}

/** Says of what was written which entry it translates. */
async function linkSources(strapi: Core.Strapi, written: readonly Entry[]) {
  for (const { uid, where, source } of written) {
    const language = languageOf(where['slug'] ?? '')
    if (source === undefined || language === undefined || !hasSlug(uid)) continue
    const store = documents<Saved>(strapi, uid)
    const [entry, translated] = [
      await store.findFirst({ filters: where }),
      await store.findFirst({ filters: { slug: source } }),
    ]
    if (!entry || !translated) continue
    const [own, { documentId }] = [entry.documentId, translated]
    await linkTranslation(strapi.db, { entry: own, source: documentId, uid, language })
    await setEqual(strapi, own, { uid, documentId })
  }
}

async function loadEntry(
  strapi: Core.Strapi,
  entry: Entry,
  media: MediaIds,
  before: Loaded | undefined,
  { overwrite }: Options,
): Promise<Loaded | null> {
  const store = documents<Saved>(strapi, entry.uid)
  const hash = contentHash([entry.data, entry.related])
  const existing = await store.findFirst({ filters: entry.where })
  if (!overwrite && before) {
    const isEdited = !existing || timestamp(existing) !== before.updatedAt
    if (isEdited || before.hash === hash) return null
  }
  if (!overwrite && existing && !before) return null
  const write = { data: toStrapi(entry.data, media), status: 'published' } as const
  const saved = existing
    ? await store.update({ documentId: existing.documentId, ...write })
    : await store.create(write)
  return { hash, updatedAt: await draftTimestamp(strapi, entry.uid, saved) }
}

const timestamp = ({ updatedAt }: Saved) => new Date(updatedAt).toISOString()

/** Editors change the draft, so its timestamp is the one to compare with later. */
async function draftTimestamp(strapi: Core.Strapi, uid: Entry['uid'], saved: Saved) {
  const { documentId } = saved
  return timestamp((await documents<Saved>(strapi, uid).findOne({ documentId })) ?? saved)
}

/** Links a page to its related pages and returns its new timestamp, if anything changed. */
async function linkRelatedPages(
  strapi: Core.Strapi,
  { where, related }: Entry,
): Promise<string | null> {
  const pages = documents<Page>(strapi, PAGE)
  const page = await pages.findFirst({ filters: where, populate: ['related'] })
  if (!page || page.related.map(({ slug }) => slug).join() === related.join()) return null
  const others = await pages.findMany({ filters: { slug: { $in: related } } })
  const idOf = new Map(others.map(({ slug, documentId }) => [slug, documentId]))
  const saved = await pages.update({
    documentId: page.documentId,
    data: { related: related.flatMap((slug) => idOf.get(slug) ?? []) },
    status: 'published',
  })
  return draftTimestamp(strapi, PAGE, saved)
}
