import { fileError, type FileField } from '@app/contract'
import type { ChangeEvent } from 'react'
import { useControl, useIntakeForm } from '../intake-form-context'
import { FieldFrame } from './field-frame'

/** A file of the wrong type is discarded as soon as it is chosen. */
export function FileControl({ field }: { field: FileField }) {
  const { methods } = useIntakeForm()
  const { ids, error, control, describedBy } = useControl(field)
  const { name, accept } = field

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const { files } = event.target
    const problem = files?.length ? fileError(field, files) : undefined
    void control.onChange(event)
    if (problem === undefined) return
    methods.setValue(name, '')
    methods.setError(name, { message: problem })
  }

  return (
    <FieldFrame field={field} ids={ids} error={error} isErrorLive>
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
