import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { isRequestId, REQUEST_ID_HEADER } from '@app/runtime'

const ids = new AsyncLocalStorage<string>()

/** The id under which the running request is logged, here and by the cms. */
export const requestId = (): string | undefined => ids.getStore()

/** Runs what may call the cms under one id: the sender's, or a new one. */
export const withRequestId = <Result>(given: unknown, run: (id: string) => Result): Result => {
  const id = isRequestId(given) ? given : randomUUID()
  return ids.run(id, () => run(id))
}

/** To send along with a call to the cms. */
export const requestIdHeader = (): Record<string, string> => ({
  [REQUEST_ID_HEADER]: requestId() ?? randomUUID(),
})
