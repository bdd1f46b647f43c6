import { languageCodes } from '@app/contract'
import { normalPath, siteFolders, sitePaths } from '@app/runtime'
import type { Core } from '@strapi/strapi'
import {
  type EntryKind,
  kindOf,
  PAGE,
  pathOf,
  REDIRECT,
  slugAt,
  typesWithSlug,
} from '../../../content/shared/types'
import { table } from '../../../platform/strapi/tables'

/** What has an address of the site already. */
export type Holder = {
  kind: EntryKind | 'alias' | 'redirect' | 'site'
  documentId: string
  isPublished: boolean
  /** "/banks is the page Banks." */
  sentence: string
  /** Where a redirect leads. */
  to?: string
}

type Named = { documentId: string; title: string; publishedAt: string | null }
type StoredRedirect = { documentId: string; from: string; to: string }

const NAMED = ['documentId', 'title', 'publishedAt']

/** The site compares paths without capitals and without a slash at the end. */
const atPath = (field: string, path: string) => ({
  $or: [{ [field]: { $eqi: path } }, { [field]: { $eqi: `${path}/` } }],
})

export const isOwnPath = (path: string) =>
  Object.values(sitePaths).some((own) => own === path) ||
  languageCodes.some((code) => path === `/${code}${sitePaths.search}`) ||
  Object.values(siteFolders).some((folder) => `${path}/`.startsWith(folder))

/** One holder per entry. It counts as published if the published version has the address, not only the draft. */
function toHolders(kind: EntryKind | 'alias', path: string, rows: Named[]): Holder[] {
  const role = kind === 'alias' ? 'another address of the page' : `the ${kind}`
  const published = new Set(
    rows.flatMap(({ documentId, publishedAt }) => (publishedAt === null ? [] : [documentId])),
  )
  return [...new Map(rows.map((row) => [row.documentId, row])).values()].map(
    ({ documentId, title }) => {
      const isPublished = published.has(documentId)
      const state = isPublished ? '' : ', as a draft'
      return { kind, documentId, isPublished, sentence: `${path} is ${role} ${title}${state}.` }
    },
  )
}

/** Everything that has this address: entries, other addresses of pages, redirects, the site itself. */
export async function holdersOf(strapi: Core.Strapi, address: string): Promise<Holder[]> {
  const path = normalPath(address)
  const named = (uid: string, where: object) =>
    table<Named>(strapi, uid).findMany({ where, select: NAMED })
  const entries: Holder[] = []
  for (const uid of typesWithSlug) {
    const slug = slugAt(uid, path)
    if (slug !== undefined)
      entries.push(...toHolders(kindOf(uid), pathOf(uid, slug), await named(uid, { slug })))
  }
  const aliases = await named(PAGE, { aliases: atPath('path', path) })
  const redirects = await table<StoredRedirect>(strapi, REDIRECT).findMany({
    where: atPath('from', path),
    select: ['documentId', 'from', 'to'],
  })
  const own: Holder = {
    kind: 'site',
    documentId: '',
    isPublished: true,
    sentence: `${path} is an address that the site itself uses.`,
  }
  return [
    ...(isOwnPath(path) ? [own] : []),
    ...entries,
    ...toHolders('alias', path, aliases),
    ...redirects.map(({ documentId, from, to }) => ({
      kind: 'redirect' as const,
      documentId,
      isPublished: true,
      sentence: `${from} is a redirect to ${to}.`,
      to,
    })),
  ]
}
