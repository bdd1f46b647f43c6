import type { Core, UID } from '@strapi/strapi'

type Filter = { filters?: object; populate?: string[]; fields?: string[]; limit?: number }

/** Without a `status`, Strapi reads and writes the draft. */
type StatusOption = { status?: 'draft' | 'published' }
type Write = StatusOption & { data: object }

type Documents<Entry> = {
  findOne: (
    query: StatusOption & { documentId: string; populate?: object },
  ) => Promise<Entry | null>
  findFirst: (query: Filter) => Promise<Entry | null>
  findMany: (query: Filter) => Promise<Entry[]>
  create: (write: Write) => Promise<Entry>
  update: (write: Write & { documentId: string }) => Promise<Entry>
  publish: (query: { documentId: string }) => Promise<unknown>
  unpublish: (query: { documentId: string }) => Promise<unknown>
  delete: (query: { documentId: string }) => Promise<unknown>
}

type Identified = { documentId: string }

/** Strapi's generated types are not used: `Entry` names what the caller reads. */
export const documents = <Entry extends Identified = Identified>(
  strapi: Core.Strapi,
  uid: UID.ContentType,
): Documents<Entry> => strapi.documents(uid) as never
