import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useRef, useState } from 'react'
import type { Link } from '../../../content/shared/links'
import { sectionIn } from '../../../content/shared/sections'

const AFTER_TYPING_MS = 600

type Loaded = { dead: [url: string, reason: string][]; lost: string[] }

const NOTHING: Loaded = { dead: [], lost: [] }

/**
 * The links that visitors could not follow, each with the reason, and a message for each section that other
 * pages lead to and that is no longer among these. Undefined until the first response.
 */
export function useDeadLinks(
  links: Link[],
  /** The anchors of a page; undefined for other entries. */
  sections: ReadonlySet<string> | undefined,
  documentId: string | undefined,
) {
  const { post } = useFetchClient()
  const [loaded, setLoaded] = useState<Loaded>()
  const wasAsked = useRef(false)
  const urls = [...new Set(links.map(({ url }) => url))].filter(Boolean)
  const body =
    urls.length > 0 || sections
      ? JSON.stringify({ urls, sections: sections && [...sections], documentId })
      : undefined
  useEffect(() => {
    if (body === undefined) return
    let isCurrent = true
    const pause = wasAsked.current ? AFTER_TYPING_MS : 0
    const timer = setTimeout(() => {
      wasAsked.current = true
      post<Loaded>('/addresses/dead-links', JSON.parse(body)).then(
        ({ data }) => isCurrent && setLoaded(data),
        // The last response stays; a save or the next change asks again.
        () => isCurrent && setLoaded((known) => known ?? NOTHING),
      )
    }, pause)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [post, body])
  const response = body === undefined ? (loaded ?? NOTHING) : loaded
  if (!response) return undefined
  const reasons = new Map(response.dead)
  const inLinks = links.flatMap(({ path, named, url }) => {
    const anchor = url.startsWith('#') ? sectionIn(url) : undefined
    const reason =
      anchor === undefined || !sections || sections.has(anchor)
        ? reasons.get(url)
        : `leads to ${url}, but this page has no section of this name.`
    return reason ? [{ path, message: `${named} ${reason}` }] : []
  })
  return [...inLinks, ...response.lost.map((message) => ({ message }))]
}
