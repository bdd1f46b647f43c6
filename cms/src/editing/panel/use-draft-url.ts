import { type getFetchClient, useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'

type Get = ReturnType<typeof getFetchClient>['get']

/** A signed link to the draft on the site; empty if there is none that this member of staff may see. */
export function fetchDraftUrl(get: Get, model: string, documentId: string, signal?: AbortSignal) {
  const query = new URLSearchParams({ documentId, status: 'draft' }).toString()
  return get<{ data?: { url?: string } } | undefined>(
    `/content-manager/preview/url/${model}?${query}`,
    signal && { signal },
  ).then(
    ({ data }) => data?.data?.url ?? '',
    () => '',
  )
}

/** A signed link to the draft on the site; undefined until it is known, empty if there is none. */
export function useDraftUrl(model: string, documentId: string): string | undefined {
  const { get } = useFetchClient()
  const [url, setUrl] = useState<string>()

  useEffect(() => {
    const controller = new AbortController()
    void fetchDraftUrl(get, model, documentId, controller.signal).then(setUrl)
    return () => controller.abort()
  }, [get, model, documentId])

  return url
}
