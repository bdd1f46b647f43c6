import { Button, Dialog, Typography } from '@strapi/design-system'
import { WarningCircle } from '@strapi/icons'

type Props = {
  isOpen: boolean
  title: string
  hasDrafts: boolean
  lost: string[]
  onClose: () => void
  onConfirm: () => void
}

/** Asks before a version replaces the draft. What was saved in the draft stays in the history, as a version, too. */
export const RestoreDialog = ({ isOpen, title, hasDrafts, lost, onClose, onConfirm }: Props) => (
  <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
    <Dialog.Content>
      <Dialog.Header>{title}</Dialog.Header>
      <Dialog.Body icon={<WarningCircle fill="warning600" />}>
        <Typography textAlign="center">
          {hasDrafts
            ? 'It replaces what is in the draft now. Visitors see it once you publish.'
            : 'It replaces what is there now, and visitors see it within a second.'}
        </Typography>
        {lost.length > 0 && (
          <Typography textAlign="center">{`Without this: ${lost.join(' ')}`}</Typography>
        )}
      </Dialog.Body>
      <Dialog.Footer>
        <Dialog.Cancel>
          <Button variant="tertiary" fullWidth>
            Cancel
          </Button>
        </Dialog.Cancel>
        <Dialog.Action>
          <Button fullWidth onClick={onConfirm}>
            Restore
          </Button>
        </Dialog.Action>
      </Dialog.Footer>
    </Dialog.Content>
  </Dialog.Root>
)
