import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useRef, useState } from 'react'
import type { Link } from '../../../content/shared/links'
import { sectionIn } from '../../../content/shared/sections'

const AFTER_TYPING_MS = 600

type Loaded = { dead: [url: string, reason: string][]; lost: string[] }

const NOTHING: Loaded = { dead: [], lost: [] }

/**
 * Of these links, those that visitors could not follow, each with the reason, and what other pages lead
 * to here that these sections no longer have. Undefined until the first response.
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
  const asked =
    urls.length > 0 || sections
      ? JSON.stringify({ urls, sections: sections && [...sections], documentId })
      : undefined
  useEffect(() => {
    if (asked === undefined) return
    let isCurrent = true
    const pause = wasAsked.current ? AFTER_TYPING_MS : 0
    const timer = setTimeout(() => {
      wasAsked.current = true
      post<Loaded>('/addresses/dead-links', JSON.parse(asked)).then(
        ({ data }) => isCurrent && setLoaded(data),
        // What was told before stays; a save or the next change asks again.
        () => isCurrent && setLoaded((known) => known ?? NOTHING),
      )
    }, pause)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [post, asked])
  const told = asked === undefined ? (loaded ?? NOTHING) : loaded
  if (!told) return undefined
  const reasons = new Map(told.dead)
  const inLinks = links.flatMap(({ path, named, url }) => {
    const anchor = url.startsWith('#') ? sectionIn(url) : undefined
    const reason =
      anchor === undefined || !sections || sections.has(anchor)
        ? reasons.get(url)
        : `leads to ${url}, but this page has no section of this name.`
    return reason ? [{ path, message: `${named} ${reason}` }] : []
  })
  return [...inLinks, ...told.lost.map((message) => ({ message }))]
}
