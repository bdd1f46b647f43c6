import type { Core } from '@strapi/strapi'

/** One call of Strapi's document service, by the parts that our hooks read and change. */
export type DocumentCall = {
  uid: string
  action: string
  contentType: { options?: { draftAndPublish?: boolean } }
  params: {
    documentId?: string
    status?: string
    data?: Record<string, unknown>
    filters?: object
    /** The text that a list is searched for. */
    _q?: string
  }
}

type Hook = <Result>(call: DocumentCall, next: () => Promise<Result>) => Promise<Result>

/** Runs around every call of the document service. */
export const hookDocuments = (strapi: Core.Strapi, hook: Hook) =>
  strapi.documents.use((context, next) => hook(context, async () => next()))

const OF_DRAFTS = new Set(['create', 'update', 'clone', 'discardDraft'])
const OF_WHAT_IS_LIVE = new Set(['publish', 'unpublish', 'delete'])

/** Whether a call writes drafts and nothing that visitors read. */
export const writesDraftsOnly = ({ contentType, action, params }: DocumentCall) =>
  contentType.options?.draftAndPublish === true &&
  OF_DRAFTS.has(action) &&
  params.status !== 'published'

/** Whether a call may change what visitors read: without drafts, each save is live at once. */
export const changesLive = (call: DocumentCall) =>
  OF_WHAT_IS_LIVE.has(call.action) || (OF_DRAFTS.has(call.action) && !writesDraftsOnly(call))
