import { Button } from '@strapi/design-system'
import { Trash } from '@strapi/icons'
import { DangerDialog } from '../../../platform/panel/danger-dialog'
import type { Erased, Person } from './types'

type Props = { person: Person; isBusy: boolean; onErase: () => void }

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`

/** `2 submissions, 1 email and 3 notes` */
export const countsOf = ({ submissions, mails, notes }: Erased['erased']) =>
  `${counted(submissions, 'submission', 'submissions')}, ${counted(mails, 'email', 'emails')} and ${counted(notes, 'note', 'notes')}`

export const heldCount = ({ submissions, mails, noteCount, mentionCount }: Person) =>
  submissions.length + mails.length + noteCount + mentionCount

export const EraseButton = ({ person, isBusy, onErase }: Props) => (
  <DangerDialog
    trigger={
      <Button
        variant="danger-light"
        startIcon={<Trash />}
        loading={isBusy}
        disabled={heldCount(person) === 0}
      >
        Erase
      </Button>
    }
    title={`Erase ${person.address}?`}
    action="Erase"
    onConfirm={onErase}
  >
    {countsOf({
      submissions: person.submissions.length,
      mails: person.mails.length,
      notes: person.noteCount,
    })}{' '}
    will be deleted, with the consent records.
    {person.mentionCount > 0 &&
      ` The address will be removed from ${counted(person.mentionCount, 'text', 'texts')} of staff about others.`}{' '}
    This cannot be undone. A keyed hash of the address stays, so that a restored backup can be
    cleaned again.
  </DangerDialog>
)
