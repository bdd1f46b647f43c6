import { useAuth, useFetchClient } from '@strapi/strapi/admin'
import { messageIn, useNotifyOnError } from '../../../platform/panel/calls/use-notify-on-error'
import { useAttempt } from '../../../platform/panel/calls/use-attempt'
import {
  type AddressCheck,
  type BroughtBack,
  type Deleted,
  deleteForGoodId,
} from '../shared/binned'
import type { TakenAddress } from './address-dialog'

type Options = {
  reload: () => void
  setBack: (back: BroughtBack | undefined) => void
  setTaken: (taken: TakenAddress | undefined) => void
}

/** The two ways out of the bin. */
export function useBin({ reload, setBack, setTaken }: Options) {
  const { get, post, del } = useFetchClient()
  const notifyOnError = useNotifyOnError()
  const { isBusy, attempt } = useAttempt()
  const mayDelete = useAuth('useBin', ({ permissions }) =>
    permissions.some(({ action }) => action === deleteForGoodId),
  )
  const pathOf = ({ type, id }: Deleted) => `/bin/entries/${type}/${id}`

  /**
   * Returns what went wrong, which the dialog shows at the field of the slug. Without a slug, a notification says it.
   */
  async function bringBack(row: Deleted, slug?: string): Promise<string | undefined> {
    let problem: string | undefined
    await attempt(
      async () => {
        if (slug === undefined) {
          const { taken, free } = await notifyOnError(get<AddressCheck>(`${pathOf(row)}/address`))
          if (taken !== null && free !== null)
            return setTaken({ row, sentence: `${taken} Choose another address.`, free })
        }
        const call = post<BroughtBack>(
          `${pathOf(row)}/bring-back`,
          slug === undefined ? {} : { slug },
        )
        if (slug === undefined) setBack(await notifyOnError(call))
        else setBack((await call).data)
        setTaken(undefined)
        reload()
      },
      async (error) => {
        problem = messageIn(error)
        if (slug === undefined) reload()
      },
    )
    return problem
  }

  const deleteForGood = (row: Deleted) =>
    attempt(
      async () => {
        await notifyOnError(del(pathOf(row)))
        setBack(undefined)
        reload()
        return `“${row.title}” is deleted for good.`
      },
      async () => reload(),
    )

  return { isBusy, mayDelete, bringBack, deleteForGood }
}
