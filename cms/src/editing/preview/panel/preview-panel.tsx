import { Button, Flex, IconButton, LinkButton } from '@strapi/design-system'
import { Cross, ExternalLink, Eye, Globe } from '@strapi/icons'
import { useFetchClient } from '@strapi/strapi/admin'
import { useCallback } from 'react'
import { useHref } from 'react-router-dom'
import { isVersioned } from '../../../content/shared/types'
import type { Entry } from '../../../platform/panel/document-action'
import { useOpenField } from '../../panel/use-open-field'
import { openWithEditBar } from './open-with-edit-bar'
import { PageBeside } from './page-beside'
import { useBeside } from './use-beside'
import { useLiveUrl } from './use-live-url'
import { useTyped } from './use-typed'

const NAME = 'PreviewPanel'

type Props = Entry & { document?: { documentId?: string } }

/** In an entry's side panel: the page as it will be while one types, beside the form or in a window, and as it is. */
export function PreviewPanel({ model, activeTab, document, documentId: id }: Props) {
  const { post } = useFetchClient()
  const openField = useOpenField(NAME)
  const { documentId = '', updatedAt = '' } = document ?? {}
  const isDraft = isVersioned(model) && documentId !== '' && activeTab !== 'published'
  const { isShown, isAsked, show, uncover } = useBeside()
  const pick = useCallback(
    (path: string) => {
      uncover()
      openField(path)
    },
    [openField, uncover],
  )
  const typed = useTyped({ model, documentId, savedAt: updatedAt }, isDraft, pick)
  const address = useHref(`/preview-window/${model}/${documentId}`)
  const liveUrl = useLiveUrl({ model, documentId: id, document })
  const openLive = () => liveUrl && openWithEditBar(liveUrl, post)

  if (liveUrl === undefined) return undefined
  if (!isDraft && liveUrl === '') return null
  return {
    title: 'Page',
    isOpen: true,
    content: (
      <Flex direction="column" alignItems="stretch" gap={2} width="100%" data-opens-page>
        {isDraft && (
          <Button variant="tertiary" width="100%" startIcon={<Eye />} onClick={() => show(true)}>
            Show the page
          </Button>
        )}
        {liveUrl !== '' && (
          <LinkButton
            href={liveUrl}
            target="_blank"
            onClick={(event: { preventDefault: () => void }) => {
              event.preventDefault()
              openLive()
            }}
            endIcon={<ExternalLink />}
            variant="tertiary"
            width="100%"
          >
            Open the live page
          </LinkButton>
        )}
        {isDraft && isShown && (
          <PageBeside {...{ model, documentId, typed, onPick: pick, takesFocus: isAsked }}>
            {liveUrl !== '' && (
              <IconButton variant="ghost" label="Open the live page" onClick={openLive}>
                <Globe />
              </IconButton>
            )}
            <IconButton
              variant="ghost"
              label="In a window of its own"
              onClick={() =>
                window.open(address, `preview ${documentId}`, 'popup,width=1000,height=900')
              }
            >
              <ExternalLink />
            </IconButton>
            <Button size="S" variant="tertiary" startIcon={<Cross />} onClick={() => show(false)}>
              Form only
            </Button>
          </PageBeside>
        )}
      </Flex>
    ),
  }
}
