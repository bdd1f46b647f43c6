import { Button, Dialog, Typography } from '@strapi/design-system'
import type { ReactElement, ReactNode } from 'react'

type Props = {
  trigger: ReactElement
  title: ReactNode
  /** On the button that does it. */
  action: string
  onConfirm: () => void
  children: ReactNode
}

/** Says what will be gone before it is. */
export const DangerDialog = ({ trigger, title, action, onConfirm, children }: Props) => (
  <Dialog.Root>
    <Dialog.Trigger>{trigger}</Dialog.Trigger>
    <Dialog.Content>
      <Dialog.Header>{title}</Dialog.Header>
      <Dialog.Body>
        <Typography>{children}</Typography>
      </Dialog.Body>
      <Dialog.Footer>
        <Dialog.Cancel>
          <Button variant="tertiary">Cancel</Button>
        </Dialog.Cancel>
        <Dialog.Action>
          <Button variant="danger" onClick={onConfirm}>
            {action}
          </Button>
        </Dialog.Action>
      </Dialog.Footer>
    </Dialog.Content>
  </Dialog.Root>
)
