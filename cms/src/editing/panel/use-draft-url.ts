import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'

/** A signed link to the draft on the site; undefined until it is known, empty if there is none. */
export function useDraftUrl(model: string, documentId: string): string | undefined {
  const { get } = useFetchClient()
  const [url, setUrl] = useState<string>()

  useEffect(() => {
    const controller = new AbortController()
    const query = new URLSearchParams({ documentId, status: 'draft' }).toString()
    get<{ data?: { url?: string } } | undefined>(`/content-manager/preview/url/${model}?${query}`, {
      signal: controller.signal,
    }).then(
      ({ data }) => setUrl(data?.data?.url ?? ''),
      () => setUrl(''),
    )
    return () => controller.abort()
  }, [get, model, documentId])

  return url
}
