import { AsyncLocalStorage } from 'node:async_hooks'
import type { Core } from '@strapi/strapi'
import { hookDocuments, writesDraftsOnly } from '../../platform/strapi/document-hooks'
import { findContentType } from '../../platform/strapi/models'
import { contentUids } from '../../content/shared/types'
import type { RevisionClock } from './revision-clock'
import type { RevisionTable } from './revision-table'

/** What Strapi passes to a subscriber of its database, which it exports no type for. */
type Change = Parameters<
  Extract<
    Parameters<Core.Strapi['db']['lifecycles']['subscribe']>[0],
    (...given: never[]) => unknown
  >
>[0]
type Transaction = ReturnType<Awaited<ReturnType<Core.Strapi['db']['transaction']>>['get']>

const OTHER_WATCHED = /^plugin::(?:upload\.file$|navigation\.)|^admin::api-token/
const WRITES = [
  'afterCreate',
  'afterCreateMany',
  'afterUpdate',
  'afterUpdateMany',
  'afterDelete',
  'afterDeleteMany',
] as const

const isComponent = (uid: string) => !uid.includes('::')

/** Whether a change of this type counts. API tokens do: responses cached for a token must expire when it changes. */
const isWatched = (uid: string) =>
  contentUids.has(uid) || isComponent(uid) || OTHER_WATCHED.test(uid)

/** Strapi records when a token was last used, which changes nothing that is public. */
const isBookkeeping = ({ model, params }: Change) =>
  model.uid === 'admin::api-token' && Object.keys(params.data ?? {}).join() === 'lastUsedAt'

/** Increments the revision with every publicly visible change, in the transaction that makes it. */
export function watchChanges(strapi: Core.Strapi, table: RevisionTable, clock: RevisionClock) {
  const draftScope = new AsyncLocalStorage<boolean>()
  const hooked = new WeakSet<Transaction>()

  hookDocuments(strapi, async (call, next) => draftScope.run(writesDraftsOnly(call), next))

  const isDraft = ({ model, result }: Change) => {
    const mayBeDraft =
      isComponent(model.uid) || findContentType(strapi, model.uid)?.options?.draftAndPublish
    return draftScope.getStore() === true && mayBeDraft && !result?.publishedAt
  }

  const incrementNow = async () => {
    const revision = await table.increment()
    if (revision) clock.accept(revision)
  }

  /** Increments at the commit, not at the first change: once per transaction, and the row is locked only briefly. */
  const incrementAtCommit = (transaction: Transaction) => {
    if (hooked.has(transaction)) return
    hooked.add(transaction)
    const commit = transaction.commit.bind(transaction)
    const incrementAndCommit = async (value?: unknown) => {
      const revision = await table.increment(transaction)
      const committed: unknown = await commit(value)
      if (revision) clock.accept(revision)
      return committed
    }
    Object.assign(transaction, { commit: incrementAndCommit })
  }

  const onChange = async (change: Change) => {
    if (!isWatched(change.model.uid) || isBookkeeping(change) || isDraft(change)) return
    // The running transaction, if there is one.
    const transaction = strapi.db.inTransaction()
      ? (await strapi.db.transaction()).get()
      : undefined
    if (transaction && !transaction.isCompleted()) incrementAtCommit(transaction)
    else await incrementNow()
  }

  strapi.db.lifecycles.subscribe(Object.fromEntries(WRITES.map((write) => [write, onChange])))
}
