import { Button, Dialog, Typography } from '@strapi/design-system'

type Props = { email: string; onConfirm: () => void }

export const UnsubscribeButton = ({ email, onConfirm }: Props) => (
  <Dialog.Root>
    <Dialog.Trigger>
      <Button variant="tertiary" size="S">
        Unsubscribe
      </Button>
    </Dialog.Trigger>
    <Dialog.Content>
      <Dialog.Header>Unsubscribe {email}?</Dialog.Header>
      <Dialog.Body>
        <Typography>
          This address gets no more newsletters. Only its owner can subscribe again, by the link in
          an email. What you do is recorded with your name.
        </Typography>
      </Dialog.Body>
      <Dialog.Footer>
        <Dialog.Cancel>
          <Button variant="tertiary">Cancel</Button>
        </Dialog.Cancel>
        <Dialog.Action>
          <Button variant="danger" onClick={onConfirm}>
            Unsubscribe
          </Button>
        </Dialog.Action>
      </Dialog.Footer>
    </Dialog.Content>
  </Dialog.Root>
)
