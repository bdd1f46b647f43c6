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
  const outcome = { written: 0, kept: 0 }
  for (const [index, entry] of entries.entries()) {
    const loaded = await loadEntry(strapi, entry, media, record.entries[entry.key], options)
    if (loaded) {
      record.entries[entry.key] = loaded
      await store.write(record)
    }
    outcome[loaded ? 'written' : 'kept'] += 1
    if ((index + 1) % 10 === 0 || index + 1 === entries.length)
      progress(`content ${index + 1} of ${entries.length}`)
  }
  await relatePages(strapi)
  const menu = await loadMenu(strapi, record.entries['menu']?.hash, options)
  if (menu) record.entries['menu'] = { hash: menu, updatedAt: '' }
  await store.write({ ...record, isComplete: true })
  progress(`content ready: ${outcome.written} entries written, ${outcome.kept} kept as they are`)
}

async function loadEntry(
  strapi: Core.Strapi,
  entry: Entry,
  media: MediaIds,
  before: Loaded | undefined,
  { overwrite }: Options,
): Promise<Loaded | null> {
  const documents = strapi.documents(entry.uid)
  const hash = hashOf(entry.data)
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
  const draft = (await documents.findOne({ documentId: saved.documentId })) as Found | null
  return { hash, updatedAt: stamp(draft ?? saved) }
}

const stamp = (entry: Found) => new Date(entry.updatedAt).toISOString()

async function relatePages(strapi: Core.Strapi) {
  const documents = strapi.documents('api::page.page')
  for (const entry of entries.filter(({ related }) => related.length > 0)) {
    const page = await documents.findFirst({ filters: entry.where, populate: ['related'] })
    if (!page || (page as unknown as { related: unknown[] }).related.length > 0) continue
    const others = await documents.findMany({ filters: { slug: { $in: entry.related } } })
    await documents.update({
      documentId: page.documentId,
      data: { related: others.map((other) => other.documentId) } as unknown as Record<
        string,
        never
      >,
      status: 'published',
    })
  }
}
