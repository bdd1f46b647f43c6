import { Button, Dialog, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'

type Props = {
  isOpen: boolean
  title: string
  /** On the button that does it. */
  action: string
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

/** Says what an act will do, where that is easily overlooked. */
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
