import { createHmac, timingSafeEqual } from 'node:crypto'

/** One entry as its editor last saved it, for as long as the link lasts. */
type Draft = { collection: 'pages' | 'jobs'; documentId: string }

const FORM = /^(pages|jobs)\.([a-z0-9]{1,40})\.(\d{13})\.([\w-]{43})$/

const signatureOf = (contentSecret: string, words: string) =>
  createHmac('sha256', contentSecret).update(`beam draft link v1 ${words}`).digest('base64url')

/** What stands at the end of a preview's address: both servers share the secret that signs it. */
export function signDraft(
  contentSecret: string,
  { collection, documentId }: Draft,
  until: number,
): string {
  const words = `${collection}.${documentId}.${until}`
  return `${words}.${signatureOf(contentSecret, words)}`
}

/** The draft that a link opens, if it was signed here and is not too old. */
export function readDraft(contentSecret: string, link: string, now: number): Draft | null {
  const [, collection, documentId = '', until, signature = ''] = FORM.exec(link) ?? []
  if (collection === undefined || Number(until) < now) return null
  const expected = signatureOf(contentSecret, `${collection}.${documentId}.${until}`)
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null
  return { collection: collection as Draft['collection'], documentId }
}
