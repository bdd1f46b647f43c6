import { createHash } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { memory } from '../memory'
import { type Entry, entries } from './entries'
import { loadMedia } from './media'
import { loadMenu } from './menu'
import { type MediaIds, toStrapi } from './to-strapi'

/** What was written, so that a later run can tell an editor's change from an old version of ours. */
type Loaded = { hash: string; updatedAt: string }
export type LoadRecord = { isComplete: boolean; entries: Record<string, Loaded> }

type Options = { overwrite: boolean }
type Found = { documentId: string; updatedAt: string }
type Page = Found & { related: { slug: string }[] }

const PAGE = 'api::page.page'

const progress = (words: string) => console.log(`progress: ${words}`)

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')

const remembered = (strapi: Core.Strapi) => memory<LoadRecord>(strapi, 'content')

/** First start: fills an empty database, and finishes a filling that was interrupted. */
export async function loadContentOnce(strapi: Core.Strapi) {
  const record = await remembered(strapi).read()
  if (record?.isComplete) return
  await loadContent(strapi, { overwrite: record !== null })
}

/** Writes seed/content; what an editor changed or removed stays so, unless told to overwrite. */
export async function loadContent(strapi: Core.Strapi, options: Options) {
  const store = remembered(strapi)
  const record = (await store.read()) ?? { isComplete: false, entries: {} }
  await store.write(record)
  const media = await loadMedia(strapi, (done, total) => {
    if (done % 20 === 0 || done === total) progress(`pictures ${done} of ${total}`)
  })
  const written: Entry[] = []
  for (const [index, entry] of entries.entries()) {
    const loaded = await loadEntry(strapi, entry, media, record.entries[entry.key], options)
    if (loaded) {
      written.push(entry)
      record.entries[entry.key] = loaded
      await store.write(record)
    }
    if ((index + 1) % 10 === 0 || index + 1 === entries.length)
      progress(`content ${index + 1} of ${entries.length}`)
  }
  for (const page of written.filter(({ uid }) => uid === PAGE)) {
    const updatedAt = await relate(strapi, page)
    const loaded = record.entries[page.key]
    if (!updatedAt || !loaded) continue
    record.entries[page.key] = { ...loaded, updatedAt }
    await store.write(record)
  }
  const menu = await loadMenu(strapi, record.entries['menu']?.hash, options)
  if (menu) record.entries['menu'] = { hash: menu, updatedAt: '' }
  await store.write({ ...record, isComplete: true })
  const kept = entries.length - written.length
  progress(`content ready: ${written.length} entries written, ${kept} kept as they are`)
}

async function loadEntry(
  strapi: Core.Strapi,
  entry: Entry,
  media: MediaIds,
  before: Loaded | undefined,
  { overwrite }: Options,
): Promise<Loaded | null> {
  const documents = strapi.documents(entry.uid)
  const hash = hashOf([entry.data, entry.related])
  const found = (await documents.findFirst({ filters: entry.where })) as Found | null
  if (!overwrite && before) {
    const isEdited = !found || stamp(found) !== before.updatedAt
    if (isEdited || before.hash === hash) return null
  }
  if (!overwrite && found && !before) return null
  const data = toStrapi(entry.data, media) as Record<string, never>
  const saved = (found
    ? await documents.update({ documentId: found.documentId, data, status: 'published' })
    : await documents.create({ data, status: 'published' })) as unknown as Found
  return { hash, updatedAt: await draftStamp(strapi, entry.uid, saved) }
}

const stamp = (entry: Found) => new Date(entry.updatedAt).toISOString()

async function draftStamp(strapi: Core.Strapi, uid: Entry['uid'], saved: Found) {
  const { documentId } = saved
  const draft = (await strapi.documents(uid).findOne({ documentId })) as Found | null
  return stamp(draft ?? saved)
}

/** Pages name each other, so this waits until all are there. Gives the new time of change, if any. */
async function relate(strapi: Core.Strapi, { where, related }: Entry): Promise<string | null> {
  const documents = strapi.documents(PAGE)
  const page = (await documents.findFirst({ filters: where, populate: ['related'] })) as Page | null
  if (!page || page.related.map(({ slug }) => slug).join() === related.join()) return null
  const others = await documents.findMany({ filters: { slug: { $in: related } } })
  const idOf = new Map(others.map(({ slug, documentId }) => [slug, documentId]))
  const data = { related: related.flatMap((slug) => idOf.get(slug) ?? []) } as unknown
  const saved = await documents.update({
    documentId: page.documentId,
    data: data as Record<string, never>,
    status: 'published',
  })
  return draftStamp(strapi, PAGE, saved as unknown as Found)
}
