import { Button, Flex, Modal } from '@strapi/design-system'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'

type FormProps = {
  /** The label of the button that submits, as Enter does. */
  action: string
  isReady?: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

const focusIn = (form: HTMLElement | null, selector: string) =>
  form?.querySelector<HTMLElement>(`${selector}:not([aria-hidden])`)?.focus()

/** What is below the title of a dialog: a form, with its buttons. */
export function DialogForm({ action, isReady = true, onSubmit, onClose, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // In a dialog of Strapi's, the cross at the top has got the focus, and a typed space would close it.
    const frame = requestAnimationFrame(() => {
      if (!form.current?.contains(document.activeElement))
        focusIn(form.current, 'input, [role=radio]')
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
    // Moves the focus to a refused field, once the page has marked it.
    requestAnimationFrame(() => focusIn(form.current, '[aria-invalid="true"]'))
  }
  return (
    <form ref={form} noValidate onSubmit={submit}>
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
  )
}

/** A dialog with a form. */
export const FormDialog = ({ title, ...form }: FormProps & { title: string }) => (
  <Modal.Root open onOpenChange={(isOpen: boolean) => !isOpen && form.onClose()}>
    <Modal.Content
      onOpenAutoFocus={(event) => {
        event.preventDefault()
        focusIn(event.currentTarget as HTMLElement, 'form input')
      }}
    >
      <Modal.Header>
        <Modal.Title>{title}</Modal.Title>
      </Modal.Header>
      <DialogForm {...form} />
    </Modal.Content>
  </Modal.Root>
)
