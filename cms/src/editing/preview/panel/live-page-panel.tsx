import { LinkButton } from '@strapi/design-system'
import { ExternalLink } from '@strapi/icons'
import { useFetchClient } from '@strapi/strapi/admin'
import { type MouseEvent, useEffect, useState } from 'react'
import { openWithEditBar } from './open-with-edit-bar'

type Entry = { model: string; documentId?: string; document?: { updatedAt?: string } }

/** In an entry's side panel: a link to the published page that shows it, with the edit bar. */
export function LivePagePanel({ model, documentId, document }: Entry) {
  const { get, post } = useFetchClient()
  const [url, setUrl] = useState<string>()
  const updatedAt = document?.updatedAt

  useEffect(() => {
    if (updatedAt === undefined) return
    const controller = new AbortController()
    const query = new URLSearchParams({ status: 'published', ...(documentId && { documentId }) })
    get<{ data?: { url?: string } } | undefined>(
      `/content-manager/preview/url/${model}?${query.toString()}`,
      { signal: controller.signal },
    ).then(
      ({ data }) => setUrl(data?.data?.url ?? ''),
      () => !controller.signal.aborted && setUrl(''),
    )
    return () => controller.abort()
  }, [get, model, documentId, updatedAt])

  if (updatedAt === undefined) return null
  if (!url) return url === undefined ? undefined : null
  const open = (event: MouseEvent) => {
    event.preventDefault()
    openWithEditBar(url, post)
  }
  return {
    title: 'On the site',
    content: (
      <LinkButton
        href={url}
        target="_blank"
        onClick={open}
        endIcon={<ExternalLink />}
        variant="tertiary"
        width="100%"
      >
        Open the live page
      </LinkButton>
    ),
  }
}
