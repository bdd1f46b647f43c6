import { Button, Dialog, Typography } from '@strapi/design-system'
import { Trash } from '@strapi/icons'
import type { Person } from './types'

type Props = { person: Person; isBusy: boolean; onErase: () => void }

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`

export const heldCount = ({ submissions, mails, noteCount, mentionCount }: Person) =>
  submissions.length + mails.length + noteCount + mentionCount

/** Says what will be gone before it is. */
export const EraseButton = ({ person, isBusy, onErase }: Props) => (
  <Dialog.Root>
    <Dialog.Trigger>
      <Button
        variant="danger-light"
        startIcon={<Trash />}
        loading={isBusy}
        disabled={heldCount(person) === 0}
      >
        Erase
      </Button>
    </Dialog.Trigger>
    <Dialog.Content>
      <Dialog.Header>Erase {person.address}?</Dialog.Header>
      <Dialog.Body>
        <Typography>
          {[
            counted(person.submissions.length, 'submission', 'submissions'),
            counted(person.mails.length, 'email', 'emails'),
            `and ${counted(person.noteCount, 'note', 'notes')}`,
          ].join(', ')}{' '}
          will be deleted, with the consent records.
          {person.mentionCount > 0 &&
            ` The address will be removed from ${counted(person.mentionCount, 'note', 'notes')} on other people’s submissions.`}{' '}
          This cannot be undone. A keyed hash of the address stays, so that a restored backup can be
          cleaned again.
        </Typography>
      </Dialog.Body>
      <Dialog.Footer>
        <Dialog.Cancel>
          <Button variant="tertiary">Cancel</Button>
        </Dialog.Cancel>
        <Dialog.Action>
          <Button variant="danger" onClick={onErase}>
            Erase
          </Button>
        </Dialog.Action>
      </Dialog.Footer>
    </Dialog.Content>
  </Dialog.Root>
)
