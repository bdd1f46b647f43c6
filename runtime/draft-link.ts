import { isSameHash, keyedHash } from './keyed-hash'

/** The content that can be previewed, by its path in the API. */
export const draftCollections = ['pages', 'jobs', 'footer', 'languages', 'site-setting'] as const

export type DraftCollection = (typeof draftCollections)[number]

/** Names an entry whose latest saved version a link opens. */
export type DraftEntry = { collection: DraftCollection; documentId: string }

/**
 * The member of staff whom a link was made for, and when. Within its hour, the cms ends a link once all sessions have
 * ended that this member had when it was made.
 */
export type DraftLink = DraftEntry & { userId: number; madeAt: number }

const LINK_MS = 3_600_000

const LINK_PATTERN = new RegExp(
  String.raw`^(${draftCollections.join('|')})\.([a-z0-9]{1,40})\.(\d{1,10})\.(\d{13})\.([\w-]{43})$`,
)

const sign = (contentSecret: string, message: string) =>
  keyedHash(contentSecret, 'draft link', message)

/** The last part of a preview's path, signed with the secret that both servers share. */
export function signDraftLink(
  contentSecret: string,
  { collection, documentId, userId, madeAt }: DraftLink,
): string {
  const message = `${collection}.${documentId}.${userId}.${madeAt}`
  return `${message}.${sign(contentSecret, message)}`
}

/** What a link says, or null if its signature is wrong or it has expired. */
export function verifyDraftLink(
  contentSecret: string,
  link: string,
  now: number,
): DraftLink | null {
  const [, collection, documentId = '', userId, madeAt, signature = ''] =
    LINK_PATTERN.exec(link) ?? []
  if (collection === undefined || Number(madeAt) + LINK_MS < now) return null
  const expected = sign(contentSecret, `${collection}.${documentId}.${userId}.${madeAt}`)
  if (!isSameHash(signature, expected)) return null
  return {
    collection: collection as DraftCollection,
    documentId,
    userId: Number(userId),
    madeAt: Number(madeAt),
  }
}
