import { Button, Dialog, Field, NumberInput } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { useState } from 'react'
import { useNotifyOnError } from '../../../../platform/panel/calls/use-notify-on-error'

type Props = { hours: number; onSaved: () => void }

/** Sets within how many hours a submission is answered in time. */
export function TargetButton({ hours, onSaved }: Props) {
  const { put } = useFetchClient()
  const notifyOnError = useNotifyOnError()
  const [isOpen, setIsOpen] = useState(false)
  const [value, setValue] = useState<number | undefined>(hours)
  const save = async () => {
    try {
      await notifyOnError(put('/inbox/settings', { answerWithinHours: value }))
      setIsOpen(false)
      onSaved()
    } catch {
      // The call has shown the error.
    }
  }
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(open: boolean) => {
        setIsOpen(open)
        setValue(hours)
      }}
    >
      <Dialog.Trigger>
        <Button variant="ghost" size="S">
          Change target
        </Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>Target for answers</Dialog.Header>
        <Dialog.Body>
          <Field.Root
            width="100%"
            hint="What waits longer is in the view Overdue. The target is the same for all staff."
          >
            <Field.Label>Hours until a submission is overdue</Field.Label>
            <NumberInput value={value} onValueChange={setValue} />
            <Field.Hint />
          </Field.Root>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary">Cancel</Button>
          </Dialog.Cancel>
          <Button disabled={value === undefined} onClick={() => void save()}>
            Save
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
