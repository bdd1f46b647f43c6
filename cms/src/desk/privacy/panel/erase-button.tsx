import { Button } from '@strapi/design-system'
import { Trash } from '@strapi/icons'
import { DangerDialog } from '../../../platform/panel/danger-dialog'
import type { Erased, Person } from './types'

type Props = { people: Person[]; isBusy: boolean; onErase: () => void }

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`

/** `2 submissions, 1 email, 1 received email and 3 notes` */
export const countsOf = ({ submissions, mails, received, notes }: Erased['erased']) =>
  [
    counted(submissions, 'submission', 'submissions'),
    counted(mails, 'email', 'emails'),
    ...(received > 0 ? [counted(received, 'received email', 'received emails')] : []),
  ].join(', ') + ` and ${counted(notes, 'note', 'notes')}`

export const heldCount = ({ submissions, mails, received, noteCount, mentionCount }: Person) =>
  submissions.length + mails.length + received.length + noteCount + mentionCount

/** How many rows are held under all addresses; one that two of them share counts once. */
const countOf = (people: Person[], rowsOf: (person: Person) => { id: number }[]) =>
  new Set(people.flatMap((person) => rowsOf(person).map(({ id }) => id))).size

/** Erases a person under all the addresses that were found. */
export function EraseButton({ people, isBusy, onErase }: Props) {
  const addresses = people.map(({ address }) => address)
  const held = people.filter((person) => heldCount(person) > 0)
  const mentions = people.reduce((sum, { mentionCount }) => sum + mentionCount, 0)
  return (
    <DangerDialog
      trigger={
        <Button
          variant="danger-light"
          startIcon={<Trash />}
          loading={isBusy}
          disabled={held.length === 0}
        >
          {people.length > 1 ? `Erase all ${people.length} addresses` : 'Erase'}
        </Button>
      }
      title={`Erase ${addresses.join(' and ')}?`}
      action="Erase"
      toType={addresses[0] ?? ''}
      onConfirm={onErase}
    >
      {countsOf({
        submissions: countOf(people, ({ submissions }) => submissions),
        mails: countOf(people, ({ mails }) => mails),
        received: countOf(people, ({ received }) => received),
        notes: people.reduce((sum, { noteCount }) => sum + noteCount, 0),
      })}{' '}
      will be deleted, with the consent records.
      {mentions > 0 &&
        ` The ${people.length > 1 ? 'addresses' : 'address'} will be removed from ${counted(mentions, 'text', 'texts')} of staff about others.`}{' '}
      This cannot be undone. A keyed hash of each address stays, so that a restored backup can be
      cleaned again.
    </DangerDialog>
  )
}
