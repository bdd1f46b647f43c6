import { Box, Button, Dialog, Field, TextInput, Typography } from '@strapi/design-system'
import { type ReactElement, type ReactNode, useRef, useState } from 'react'

type Props = {
  trigger: ReactElement
  title: ReactNode
  /** The label of the button that confirms. */
  action: string
  onConfirm: () => void
  /** A text that has to be typed first, so that nobody deletes the wrong thing. */
  toType?: string
  children: ReactNode
}

/** Asks before something is deleted, and says what will be gone. */
export function DangerDialog({ trigger, title, action, onConfirm, toType, children }: Props) {
  const [typed, setTyped] = useState('')
  const box = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isTyped = toType === undefined || typed.trim().toLowerCase() === toType.toLowerCase()
  return (
    <Dialog.Root onOpenChange={() => setTyped('')}>
      <Dialog.Trigger>{trigger}</Dialog.Trigger>
      <Dialog.Content
        onOpenAutoFocus={(event) => {
          // Otherwise Cancel has the focus, and a typed space presses it.
          if (!box.current) return
          event.preventDefault()
          box.current.focus()
        }}
      >
        <Dialog.Header>{title}</Dialog.Header>
        <Dialog.Body>
          <Typography>{children}</Typography>
          {toType !== undefined && (
            <Box paddingTop={4} width="100%">
              <Field.Root>
                <Field.Label>{`To confirm, type ${toType}`}</Field.Label>
                <TextInput
                  ref={box}
                  value={typed}
                  autoComplete="off"
                  onChange={(event: { target: { value: string } }) => setTyped(event.target.value)}
                  onKeyDown={({ key }: { key: string }) => {
                    if (key === 'Enter' && isTyped) button.current?.click()
                  }}
                />
              </Field.Root>
            </Box>
          )}
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary">Cancel</Button>
          </Dialog.Cancel>
          <Dialog.Action>
            <Button ref={button} variant="danger" disabled={!isTyped} onClick={onConfirm}>
              {action}
            </Button>
          </Dialog.Action>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
