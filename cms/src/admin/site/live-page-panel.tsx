import { LinkButton } from '@strapi/design-system'
import { ExternalLink } from '@strapi/icons'
import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'

type Entry = { model: string; documentId?: string; document?: { updatedAt?: string } }

/** Beside an entry: the page of the site that shows it to readers now. */
export function LivePagePanel({ model, documentId, document }: Entry) {
  const { get } = useFetchClient()
  const [address, setAddress] = useState('')
  const changed = document?.updatedAt

  useEffect(() => {
    if (changed === undefined) return
    const leaving = new AbortController()
    const query = new URLSearchParams({ status: 'published', ...(documentId && { documentId }) })
    get<{ data?: { url?: string } } | undefined>(
      `/content-manager/preview/url/${model}?${query.toString()}`,
      { signal: leaving.signal },
    ).then(
      ({ data }) => setAddress(data?.data?.url ?? ''),
      () => setAddress(''),
    )
    return () => leaving.abort()
  }, [get, model, documentId, changed])

  if (address === '') return null
  return {
    title: 'On the site',
    content: (
      <LinkButton
        href={address}
        target="_blank"
        endIcon={<ExternalLink />}
        variant="tertiary"
        width="100%"
      >
        Open the live page
      </LinkButton>
    ),
  }
}
