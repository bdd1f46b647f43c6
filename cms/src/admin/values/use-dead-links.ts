import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { Link } from '../../values/links'

const AFTER_TYPING_MS = 600

/** Of these links, those that visitors could not follow, each with the reason. */
export function useDeadLinks(links: Link[], documentId: string | undefined) {
  const { post } = useFetchClient()
  const [dead, setDead] = useState(new Map<string, string>())
  const urls = JSON.stringify([...new Set(links.map(({ url }) => url))].filter(Boolean))
  useEffect(() => {
    if (urls === '[]') return
    let isCurrent = true
    const timer = setTimeout(() => {
      const body = { urls: JSON.parse(urls) as string[], documentId }
      post<{ dead: [string, string][] }>('/addresses/dead-links', body).then(
        ({ data }) => isCurrent && setDead(new Map(data.dead)),
        // What was told before stays; a save or the next change asks again.
        () => undefined,
      )
    }, AFTER_TYPING_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [post, urls, documentId])
  return links.flatMap(({ path, named, url }) => {
    const reason = dead.get(url)
    return reason ? [{ path, message: `${named} ${reason}` }] : []
  })
}
