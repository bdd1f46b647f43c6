import { Box, Flex, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { DocumentAction, Entry } from '../../../platform/panel/document-action'
import { MenuQuestion, takenOut } from './menu-question'
import { useMenuItems } from './use-menu-items'
import { PAGE } from '../../../content/shared/types'

const titles: Partial<Record<string, string>> = {
  unpublish: 'Take this off the site?',
  delete: 'Delete this?',
}

/** What leads to the entry, read when the dialog opens. */
function Uses({ model, documentId }: Pick<Entry, 'model' | 'documentId'>) {
  const { get } = useFetchClient()
  const [uses, setUses] = useState<string[]>([])
  useEffect(() => {
    if (documentId === undefined) return
    const controller = new AbortController()
    get<{ uses: string[] }>(`/addresses/uses/${model}/${documentId}`, {
      signal: controller.signal,
    }).then(
      ({ data }) => setUses(data.uses),
      () => setUses([]),
    )
    return () => controller.abort()
  }, [get, model, documentId])

  return (
    <Box tag="ul" aria-label="What this changes" aria-live="polite">
      {uses.map((sentence) => (
        <Typography key={sentence} tag="li" textAlign="center">
          {sentence}
        </Typography>
      ))}
    </Box>
  )
}

/** Unpublishing and deleting say first what they take away from visitors. */
export function tellUses(action: DocumentAction): DocumentAction {
  const title = titles[action.type ?? '']
  if (!title) return action
  const Telling: DocumentAction = (entry) => {
    const description = action(entry)
    const { takeOut } = useMenuItems()
    if (!description) return null
    const { dialog, onClick, label } = description
    const { model, documentId = '' } = entry
    const isPageDeleted = action.type === 'delete' && model === PAGE && documentId !== ''
    const content = (
      <Flex direction="column" gap={4} width="100%">
        <Uses model={model} documentId={entry.documentId} />
        {isPageDeleted && <MenuQuestion documentId={documentId} />}
        {dialog?.content}
      </Flex>
    )
    const onConfirm = async () => {
      await dialog?.onConfirm?.()
      const items = isPageDeleted ? (takenOut.get(documentId) ?? []) : []
      takenOut.delete(documentId)
      if (items.length > 0) await takeOut(items)
    }
    if (dialog) return { ...description, dialog: { ...dialog, title, content, onConfirm } }
    return {
      ...description,
      onClick: undefined,
      dialog: {
        type: 'dialog',
        title,
        content,
        confirmLabel: label,
        onConfirm: async () => {
          await onClick?.()
        },
      },
    }
  }
  return Object.assign(Telling, { type: action.type, position: action.position })
}
