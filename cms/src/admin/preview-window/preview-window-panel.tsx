import { Button } from '@strapi/design-system'
import { ExternalLink } from '@strapi/icons'
import { useForm } from '@strapi/strapi/admin'
import { useEffect, useRef } from 'react'
import { useHref } from 'react-router-dom'
import type { Entry } from '../document-action'
import { useOpenField } from '../values/use-open-field'
import { openChannel, type PreviewChannel, previewedTypes, withoutRelations } from './channel'

const NAME = 'PreviewWindowPanel'

type Props = Entry & { document?: { documentId?: string } }

/** In an entry's side panel: a second window that shows the draft as it is typed in this one. */
export function PreviewWindowPanel({ model, activeTab, document }: Props) {
  const values = useForm(NAME, (form) => form.values) as Record<string, unknown>
  const openField = useOpenField(NAME)
  const { documentId = '', updatedAt } = document ?? {}
  const address = useHref(`/preview-window/${model}/${documentId}`)
  const isShown = previewedTypes.has(model) && documentId !== '' && activeTab !== 'published'
  const latest = useRef(values)
  const channel = useRef<PreviewChannel>()

  useEffect(() => {
    if (!isShown) return
    const opened = openChannel(model, documentId, (message) => {
      if (message.kind === 'asks')
        opened.tell({ kind: 'values', values: withoutRelations(latest.current) })
      if (message.kind === 'picked') openField(message.path)
    })
    channel.current = opened
    return () => {
      // What was typed and not saved is gone with the form.
      opened.tell({ kind: 'stored' })
      opened.close()
      channel.current = undefined
    }
  }, [isShown, model, documentId, openField])

  useEffect(() => {
    latest.current = values
    channel.current?.tell({ kind: 'values', values: withoutRelations(values) })
  }, [values])

  useEffect(() => channel.current?.tell({ kind: 'stored' }), [updatedAt])

  if (!isShown) return null
  return {
    title: 'While you type',
    content: (
      <Button
        variant="tertiary"
        width="100%"
        endIcon={<ExternalLink />}
        onClick={() => window.open(address, `preview ${documentId}`, 'popup,width=1000,height=900')}
      >
        Open a second window
      </Button>
    ),
  }
}
