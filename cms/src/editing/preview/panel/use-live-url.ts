import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'

type Entry = {
  model: string
  documentId?: string | undefined
  document?: { updatedAt?: string } | undefined
}

/** The address of the published page that shows an entry; empty if there is none, undefined until it is known. */
export function useLiveUrl({ model, documentId, document }: Entry): string | undefined {
  const { get } = useFetchClient()
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

  return updatedAt === undefined ? '' : url
}
