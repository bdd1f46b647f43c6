import { HOME_SLUG } from '@app/contract'
import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'

const PUBLISHED_HOME = `/content-manager/collection-types/api::page.page?${new URLSearchParams({
  'filters[$and][0][slug][$eq]': HOME_SLUG,
  status: 'published',
  pageSize: '1',
}).toString()}`

/** Whether no home page is published, so that visitors see the built-in one. */
export function useHomeIsMissing(): boolean {
  const { get } = useFetchClient()
  const [isMissing, setIsMissing] = useState(false)

  useEffect(() => {
    const controller = new AbortController()
    get<{ results: unknown[] }>(PUBLISHED_HOME, { signal: controller.signal }).then(
      ({ data }) => setIsMissing(data.results.length === 0),
      () => undefined,
    )
    return () => controller.abort()
  }, [get])

  return isMissing
}
