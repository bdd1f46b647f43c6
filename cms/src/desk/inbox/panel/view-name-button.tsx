import { Button, Field, Flex, Modal, TextInput } from '@strapi/design-system'
import { type FormEvent, useState } from 'react'
import { MAX_VIEW_NAME_LENGTH } from '../shared/calls'

type Props = {
  label: string
  title: string
  initial: string
  /** Resolves to whether the name was accepted. */
  onName: (name: string) => Promise<boolean>
}

/** Asks for the name of a view. */
export function ViewNameButton({ label, title, initial, onName }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [name, setName] = useState(initial)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await onName(name.trim())) setIsOpen(false)
  }
  return (
    <Modal.Root
      open={isOpen}
      onOpenChange={(open: boolean) => {
        setIsOpen(open)
        setName(initial)
      }}
    >
      <Modal.Trigger>
        <Button variant="ghost" size="S">
          {label}
        </Button>
      </Modal.Trigger>
      <Modal.Content>
        <form onSubmit={(event) => void submit(event)}>
          <Modal.Header>
            <Modal.Title>{title}</Modal.Title>
          </Modal.Header>
          <Modal.Body>
            <Field.Root hint="Only you see your views.">
              <Flex direction="column" alignItems="stretch" gap={1}>
                <Field.Label>Name of the view</Field.Label>
                <TextInput
                  value={name}
                  maxLength={MAX_VIEW_NAME_LENGTH}
                  onChange={(event: { target: { value: string } }) => setName(event.target.value)}
                />
                <Field.Hint />
              </Flex>
            </Field.Root>
          </Modal.Body>
          <Modal.Footer>
            <Modal.Close>
              <Button variant="tertiary">Cancel</Button>
            </Modal.Close>
            <Button type="submit" disabled={name.trim() === ''}>
              Save
            </Button>
          </Modal.Footer>
        </form>
      </Modal.Content>
    </Modal.Root>
  )
}
