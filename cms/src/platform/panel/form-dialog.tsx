import { Button, Flex, Modal } from '@strapi/design-system'
import { type FormEvent, type ReactNode, useRef } from 'react'

type Props = {
  title: string
  /** The label of the button that submits, as Enter does. */
  action: string
  isReady?: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A dialog with a form. */
export function FormDialog({ title, action, isReady = true, onSubmit, onClose, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const focusOn = (selector: string) =>
    form.current?.querySelector<HTMLElement>(`${selector}:not([aria-hidden])`)?.focus()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
    // Moves the focus to a refused field, once the page has marked it.
    requestAnimationFrame(() => focusOn('[aria-invalid="true"]'))
  }
  return (
    <Modal.Root open onOpenChange={(isOpen: boolean) => !isOpen && onClose()}>
      <Modal.Content
        onOpenAutoFocus={(event) => {
          // Otherwise the cross at the top has the focus, and the first typed space closes the dialog.
          event.preventDefault()
          focusOn('input')
        }}
      >
        <form ref={form} noValidate onSubmit={submit}>
          <Modal.Header>
            <Modal.Title>{title}</Modal.Title>
          </Modal.Header>
          <Modal.Body>
            <Flex direction="column" alignItems="stretch" gap={5}>
              {children}
            </Flex>
          </Modal.Body>
          <Modal.Footer>
            <Button variant="tertiary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={!isReady}>
              {action}
            </Button>
          </Modal.Footer>
        </form>
      </Modal.Content>
    </Modal.Root>
  )
}
