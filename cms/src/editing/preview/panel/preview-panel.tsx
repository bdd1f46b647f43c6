import { isVersioned } from '../../../content/shared/types'
import { Button, Flex, LinkButton } from '@strapi/design-system'
import { ExternalLink } from '@strapi/icons'
import { useForm } from '@strapi/strapi/admin'
import { useCallback, useEffect, useRef } from 'react'
import { Link, useHref, useLocation, useNavigate } from 'react-router-dom'
import type { Entry } from '../../../platform/panel/document-action'
import { useOpenField } from '../../panel/use-open-field'
import { openChannel, type PreviewChannel, withoutRelations } from '../../panel/channel'
import { useSaveFirst } from './use-save-first'

const NAME = 'PreviewPanel'

type Props = Entry & { document?: { documentId?: string } }

/**
 * In an entry's side panel, in place of Strapi's own: the preview, which shows what is stored and so saves
 * first, and a second window that shows the draft as it is typed in this one.
 */
export function PreviewPanel({ model, activeTab, document }: Props) {
  const values = useForm(NAME, (form) => form.values) as Record<string, unknown>
  const openField = useOpenField(NAME)
  const { documentId = '', updatedAt } = document ?? {}
  const address = useHref(`/preview-window/${model}/${documentId}`)
  const isStored = isVersioned(model) && documentId !== ''
  const isShown = isStored && activeTab !== 'published'
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const preview = `${pathname.replace(/\/$/, '')}/preview${search}`
  const goOn = useCallback(() => void navigate(preview), [navigate, preview])
  const { isModified, isWaiting, saveFirst } = useSaveFirst(goOn)
  const latest = useRef(values)
  const channel = useRef<PreviewChannel>()

  useEffect(() => {
    if (!isShown) return
    const opened = openChannel(model, documentId, (message) => {
      if (message.kind === 'asks-for-values')
        opened.tell({ kind: 'values', values: withoutRelations(latest.current) })
      if (message.kind === 'picked') openField(message.path)
    })
    channel.current = opened
    return () => {
      // What was typed and not saved is gone with the form.
      opened.tell({ kind: 'show-stored' })
      opened.close()
      channel.current = undefined
    }
  }, [isShown, model, documentId, openField])

  useEffect(() => {
    latest.current = values
    channel.current?.tell({ kind: 'values', values: withoutRelations(values) })
  }, [values])

  useEffect(() => channel.current?.tell({ kind: 'show-stored' }), [updatedAt])

  if (!isStored) return null
  return {
    title: 'Preview',
    content: (
      <Flex direction="column" alignItems="stretch" gap={2} width="100%">
        {isModified || isWaiting ? (
          <Button variant="tertiary" width="100%" loading={isWaiting} onClick={saveFirst}>
            Save and open preview
          </Button>
        ) : (
          <LinkButton tag={Link} to={preview} variant="tertiary" width="100%">
            Open preview
          </LinkButton>
        )}
        {isShown && (
          <Button
            variant="tertiary"
            width="100%"
            endIcon={<ExternalLink />}
            onClick={() =>
              window.open(address, `preview ${documentId}`, 'popup,width=1000,height=900')
            }
          >
            Open a second window
          </Button>
        )}
      </Flex>
    ),
  }
}
