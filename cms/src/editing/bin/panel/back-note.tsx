import { Alert, Typography } from '@strapi/design-system'
import { useEffect, useRef } from 'react'
import { editPathOf } from '../../../content/panel/edit-path'
import { TextLink } from '../../../platform/panel/look/text-link'
import type { BroughtBack } from '../shared/binned'

/** Says what is back, what is different now, and leads there. */
export function BackNote({ back, onClose }: { back: BroughtBack; onClose: () => void }) {
  const { type, documentId, title, notes } = back
  const link = useRef<HTMLAnchorElement>(null)
  // The button that had the focus is gone with its row.
  useEffect(() => link.current?.focus(), [])
  return (
    <Alert
      variant="success"
      title={`“${title}” is back.`}
      closeLabel="Close"
      onClose={onClose}
      action={
        <TextLink ref={link} to={editPathOf({ uid: type, documentId })}>
          {`Open “${title}”`}
        </TextLink>
      }
    >
      {notes.map((note) => (
        <Typography key={note} tag="p">
          {note}
        </Typography>
      ))}
    </Alert>
  )
}
