import { AsyncLocalStorage } from 'node:async_hooks'
import type { Core } from '@strapi/strapi'
import { publicUids } from '../public-types'
import type { RevisionClock } from './clock'
import type { RevisionRow } from './row'

type Change = Parameters<
  Extract<
    Parameters<Core.Strapi['db']['lifecycles']['subscribe']>[0],
    (...given: never[]) => unknown
  >
>[0]
type Transaction = ReturnType<Awaited<ReturnType<Core.Strapi['db']['transaction']>>['get']>

const OTHERS_THAT_COUNT = /^plugin::(?:upload\.file$|navigation\.)|^admin::api-token/
const DRAFT_ACTIONS = new Set(['create', 'update', 'clone', 'discardDraft'])
const WRITES = [
  'afterCreate',
  'afterCreateMany',
  'afterUpdate',
  'afterUpdateMany',
  'afterDelete',
  'afterDeleteMany',
] as const

const isComponent = (uid: string) => !uid.includes('::')

/** An access token counts: what was read with it must be asked for anew once it is changed. */
const isWatched = (uid: string) =>
  publicUids.has(uid) || isComponent(uid) || OTHERS_THAT_COUNT.test(uid)

/** Strapi notes when a token was last used; nothing is changed by that. */
const isBookkeeping = ({ model, params }: Change) =>
  model.uid === 'admin::api-token' &&
  Object.keys((params.data ?? {}) as object).join() === 'lastUsedAt'

/** Bumps the revision with every change that the public can see, in the transaction that makes it. */
export function watchChanges(strapi: Core.Strapi, row: RevisionRow, clock: RevisionClock) {
  const draftWork = new AsyncLocalStorage<boolean>()
  const marked = new WeakSet<Transaction>()

  strapi.documents.use((context, next) => {
    const { contentType, action, params } = context
    const isDraftOnly =
      contentType.options?.draftAndPublish === true &&
      DRAFT_ACTIONS.has(action) &&
      (params as { status?: string }).status !== 'published'
    return draftWork.run(isDraftOnly, next)
  })

  const isDraft = ({ model, result }: Change) => {
    const mayBeDraft =
      isComponent(model.uid) || strapi.contentType(model.uid as never)?.options?.draftAndPublish
    return (
      draftWork.getStore() === true &&
      mayBeDraft &&
      !(result as { publishedAt?: unknown })?.publishedAt
    )
  }

  const bumpNow = async () => {
    const mark = await row.bump()
    if (mark) clock.accept(mark)
  }

  /** At the commit rather than at the first change: once for all of them, and the row is locked for a moment only. */
  const bumpAtCommit = (transaction: Transaction) => {
    if (marked.has(transaction)) return
    marked.add(transaction)
    const commit = transaction.commit.bind(transaction) as (value?: unknown) => Promise<unknown>
    const bumpAndCommit = async (value?: unknown) => {
      const mark = await row.bump(transaction)
      const committed = await commit(value)
      if (mark) clock.accept(mark)
      return committed
    }
    transaction.commit = bumpAndCommit as unknown as Transaction['commit']
  }

  const onChange = async (change: Change) => {
    if (!isWatched(change.model.uid) || isBookkeeping(change) || isDraft(change)) return
    const transaction = strapi.db.inTransaction()
      ? (await strapi.db.transaction()).get()
      : undefined
    if (transaction && !transaction.isCompleted()) bumpAtCommit(transaction)
    else await bumpNow()
  }

  strapi.db.lifecycles.subscribe(Object.fromEntries(WRITES.map((write) => [write, onChange])))
}
