import { fileError, type FileField } from '@beam/contract'
import type { ChangeEvent } from 'react'
import { useControl, useKit } from '../kit'
import { FieldFrame } from './field-frame'

/** A file is looked at when it is chosen, and put away again if it is of another kind. */
export function FileControl({ field }: { field: FileField }) {
  const { methods } = useKit()
  const { ids, error, control, describedBy } = useControl(field)
  const { name, accept } = field

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const { files } = event.target
    const wrong = files?.length ? fileError(field, files) : undefined
    void control.onChange(event)
    if (wrong === undefined) return
    methods.setValue(name, '')
    methods.setError(name, { message: wrong })
  }

  return (
    <FieldFrame field={field} ids={ids} error={error} isSpoken>
      <input
        {...control}
        onChange={choose}
        className="field__control"
        type="file"
        accept={`${accept.extension},${accept.type}`}
        aria-required="true"
        aria-describedby={describedBy()}
      />
    </FieldFrame>
  )
}
