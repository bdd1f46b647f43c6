import { Typography } from '@strapi/design-system'
import { useState } from 'react'
import { FormDialog } from '../../../platform/panel/form-dialog'
import { TextField } from '../../../platform/panel/screen/text-field'
import type { Deleted } from '../shared/binned'

export type TakenAddress = { row: Deleted; sentence: string; free: string }

type Props = {
  taken: TakenAddress
  onSubmit: (slug: string) => Promise<string | undefined>
  onClose: () => void
}

/** Something else is at the address by now: proposes another, which can be changed. */
export function AddressDialog({ taken: { row, sentence, free }, onSubmit, onClose }: Props) {
  const [slug, setSlug] = useState(free)
  const [error, setError] = useState<string>()
  return (
    <FormDialog
      title={`Bring back “${row.title}” at another address`}
      action="Bring back"
      isReady={slug.trim() !== ''}
      onSubmit={() => void onSubmit(slug.trim()).then(setError)}
      onClose={onClose}
    >
      <Typography>{sentence}</Typography>
      <TextField
        label="New address"
        hint="You can change it later, too."
        value={slug}
        maxLength={120}
        error={error}
        onChange={setSlug}
      />
    </FormDialog>
  )
}
