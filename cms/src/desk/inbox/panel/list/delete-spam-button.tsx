import { Button } from '@strapi/design-system'
import { useAuth, useNotification } from '@strapi/strapi/admin'
import { useState } from 'react'
import { DangerDialog } from '../../../../platform/panel/danger-dialog'
import type { Seen } from '../use-changes'
import type { InboxCalls } from '../use-inbox-calls'

/** The submissions that one call deletes: a longer transaction would keep visitors waiting. */
const AT_ONCE = 100

export const countOf = (count: number) => (count === 1 ? 'one submission' : `${count} submissions`)

type Props = {
  calls: InboxCalls
  selected: readonly Seen[]
  onDone: (deleted: ReadonlySet<string>) => void
}

/** Deletes the selected spam. */
export function DeleteSpamButton({ calls, selected, onDone }: Props) {
  const { toggleNotification } = useNotification()
  const mayDelete = useAuth('delete-spam', ({ permissions }) =>
    permissions.some(({ action }) => action === 'api::inbox.delete-spam'),
  )
  const [isBusy, setIsBusy] = useState(false)
  if (!mayDelete) return null

  const deleteAll = async () => {
    setIsBusy(true)
    const deleted = new Set<string>()
    let why = 'a colleague had changed them first'
    try {
      for (let start = 0; start < selected.length; start += AT_ONCE) {
        const outcome = await calls.deleteSpam(selected.slice(start, start + AT_ONCE))
        for (const reference of outcome.deleted) deleted.add(reference)
      }
    } catch {
      why = 'the call failed'
    } finally {
      const left = selected.length - deleted.size
      toggleNotification({
        type: left === 0 ? 'success' : 'warning',
        message: `Deleted ${countOf(deleted.size)}.${left > 0 ? ` ${left} could not be deleted: ${why}.` : ''}`,
      })
      setIsBusy(false)
      onDone(deleted)
    }
  }
  return (
    <DangerDialog
      trigger={
        <Button variant="danger-light" size="S" loading={isBusy}>
          Delete
        </Button>
      }
      title={`Delete ${countOf(selected.length)} for good?`}
      action="Delete"
      onConfirm={() => void deleteAll()}
    >
      Answers, notes and emails go with them. This cannot be undone. Spam that nobody deletes is
      deleted after its retention period.
    </DangerDialog>
  )
}
