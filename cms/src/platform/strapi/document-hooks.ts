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
