import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { Link } from '../../values/links'
import { sectionIn } from '../../values/sections'

const AFTER_TYPING_MS = 600

type Answer = { dead: [url: string, reason: string][]; lost: string[] }

/**
 * Of these links, those that visitors could not follow, each with the reason, and what other pages lead
 * to here that these sections no longer have.
 */
export function useDeadLinks(
  links: Link[],
  /** The anchors of a page; undefined for other entries. */
  sections: ReadonlySet<string> | undefined,
  documentId: string | undefined,
) {
  const { post } = useFetchClient()
  const [{ dead, lost }, setAnswer] = useState<Answer>({ dead: [], lost: [] })
  const urls = [...new Set(links.map(({ url }) => url))].filter(Boolean)
  const asked =
    urls.length > 0 || sections
      ? JSON.stringify({ urls, sections: sections && [...sections], documentId })
      : undefined
  useEffect(() => {
    if (asked === undefined) return
    let isCurrent = true
    const timer = setTimeout(() => {
      post<Answer>('/addresses/dead-links', JSON.parse(asked)).then(
        ({ data }) => isCurrent && setAnswer(data),
        // What was told before stays; a save or the next change asks again.
        () => undefined,
      )
    }, AFTER_TYPING_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [post, asked])
  const reasons = new Map(dead)
  const inLinks = links.flatMap(({ path, named, url }) => {
    const anchor = url.startsWith('#') ? sectionIn(url) : undefined
    const reason =
      anchor === undefined || !sections || sections.has(anchor)
        ? reasons.get(url)
        : `leads to ${url}, but this page has no section of this name.`
    return reason ? [{ path, message: `${named} ${reason}` }] : []
  })
  return [...inLinks, ...lost.map((message) => ({ message }))]
}
