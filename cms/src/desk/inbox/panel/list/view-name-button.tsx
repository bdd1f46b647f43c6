import { Button } from '@strapi/design-system'
import { useState } from 'react'
import { TextField } from '../../../../platform/panel/screen/text-field'
import { FormDialog } from '../../../../platform/panel/form-dialog'
import { MAX_VIEW_NAME_LENGTH } from '../../shared/calls'

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
  const submit = async () => {
    if (await onName(name.trim())) setIsOpen(false)
  }
  return (
    <>
      <Button
        variant="ghost"
        size="S"
        onClick={() => {
          setName(initial)
          setIsOpen(true)
        }}
      >
        {label}
      </Button>
      {isOpen && (
        <FormDialog
          title={title}
          action="Save"
          isReady={name.trim() !== ''}
          onSubmit={() => void submit()}
          onClose={() => setIsOpen(false)}
        >
          <TextField
            label="Name of the view"
            hint="Only you see your views."
            value={name}
            maxLength={MAX_VIEW_NAME_LENGTH}
            onChange={setName}
          />
        </FormDialog>
      )}
    </>
  )
}
