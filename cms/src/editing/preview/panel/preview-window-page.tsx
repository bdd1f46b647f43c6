import { Box } from '@strapi/design-system'
import { Page } from '@strapi/strapi/admin'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import { openChannel, type PreviewChannel, type Typed } from './channel'
import { DraftView } from './draft-view'

/** The draft in a window of its own; the window with the form tells it what is typed. */
export function PreviewWindowPage() {
  const { model = '', documentId = '' } = useParams()
  const [typed, setTyped] = useState<Typed>()
  const channel = useRef<PreviewChannel>()
  const pick = useCallback((path: string) => channel.current?.tell({ kind: 'picked', path }), [])

  useEffect(() => {
    const opened = openChannel(model, documentId, (message) => {
      if (message.kind === 'typed') setTyped(message.typed)
    })
    channel.current = opened
    opened.tell({ kind: 'asks-for-values' })
    return () => opened.close()
  }, [model, documentId])

  return (
    <Box position="fixed" top={0} left={0} zIndex={5} width="100dvw" height="100dvh">
      <Page.Title>Preview</Page.Title>
      <DraftView model={model} documentId={documentId} typed={typed} onPick={pick} />
    </Box>
  )
}
