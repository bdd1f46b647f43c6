import { Button, Dialog, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'

type Props = {
  isOpen: boolean
  title: string
  /** The label of the button that confirms. */
  action: string
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

/** Asks for confirmation of an act whose effect is easily overlooked. */
export const AskDialog = ({ isOpen, title, action, onConfirm, onClose, children }: Props) => (
  <Dialog.Root open={isOpen} onOpenChange={(open: boolean) => !open && onClose()}>
    <Dialog.Content>
      <Dialog.Header>{title}</Dialog.Header>
      <Dialog.Body>
        <Typography>{children}</Typography>
      </Dialog.Body>
      <Dialog.Footer>
        <Dialog.Cancel>
          <Button variant="tertiary">Cancel</Button>
        </Dialog.Cancel>
        <Button
          onClick={() => {
            onConfirm()
            onClose()
          }}
        >
          {action}
        </Button>
      </Dialog.Footer>
    </Dialog.Content>
  </Dialog.Root>
)
