import { Button } from '@strapi/design-system'
import { DangerDialog } from '../../../platform/panel/danger-dialog'

type Props = { email: string; onConfirm: () => void }

export const UnsubscribeButton = ({ email, onConfirm }: Props) => (
  <DangerDialog
    trigger={
      <Button variant="tertiary" size="S">
        Unsubscribe
      </Button>
    }
    title={`Unsubscribe ${email}?`}
    action="Unsubscribe"
    onConfirm={onConfirm}
  >
    This address gets no more newsletters. Only its owner can subscribe again, by the link in an
    email. What you do is recorded with your name.
  </DangerDialog>
)
