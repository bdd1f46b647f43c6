import type { Core } from '@strapi/strapi'

type Transaction = Core.Strapi['db']['transaction']
type Work = NonNullable<Parameters<Transaction>[0]>

/**
 * Makes a transaction whose COMMIT failed reject. knex fulfils `commit()` even then, on a full disk
 * for example, and reports the error only by the transaction's own promise, which Strapi ignores:
 * a submission would be acknowledged without being stored.
 */
export function confirmCommits({ db }: Core.Strapi) {
  const transaction = db.transaction.bind(db)
  const confirmed = async (work?: Work) => {
    // A nested transaction is committed with the outer one.
    if (!work) return transaction()
    if (db.inTransaction()) return transaction(work)
    let committed: Promise<unknown> = Promise.resolve()
    const result = await transaction((scope) => {
      committed = scope.trx.executionPromise
      // Awaited below; until then a rejection is not unhandled.
      committed.catch(() => undefined)
      return work(scope)
    })
    await committed
    return result
  }
  db.transaction = confirmed as Transaction
}
