import { isSameHash, keyedHash } from './keyed-hash'

/** The content that can be previewed, by its path in the API. */
export const draftCollections = ['pages', 'jobs', 'footer', 'site-setting'] as const

export type DraftCollection = (typeof draftCollections)[number]

/** Names an entry whose latest saved version a link opens. */
export type DraftEntry = { collection: DraftCollection; documentId: string }

const LINK_PATTERN = new RegExp(
  String.raw`^(${draftCollections.join('|')})\.([a-z0-9]{1,40})\.(\d{13})\.([\w-]{43})$`,
)

const sign = (contentSecret: string, message: string) =>
  keyedHash(contentSecret, 'draft link', message)

/** The last part of a preview's path, signed with the secret that both servers share. */
export function signDraftLink(
  contentSecret: string,
  { collection, documentId }: DraftEntry,
  expiresAt: number,
): string {
  const message = `${collection}.${documentId}.${expiresAt}`
  return `${message}.${sign(contentSecret, message)}`
}

/** The draft that a link names, or null if its signature is wrong or it has expired. */
export function verifyDraftLink(
  contentSecret: string,
  link: string,
  now: number,
): DraftEntry | null {
  const [, collection, documentId = '', expiresAt, signature = ''] = LINK_PATTERN.exec(link) ?? []
  if (collection === undefined || Number(expiresAt) < now) return null
  const expected = sign(contentSecret, `${collection}.${documentId}.${expiresAt}`)
  if (!isSameHash(signature, expected)) return null
  return { collection: collection as DraftCollection, documentId }
}
