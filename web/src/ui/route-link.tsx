import { languageOf, SEARCH_PATH, spokenLanguage, translated } from '@app/contract'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

type RouteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> & {
  to: string
}

/** Only the server searches, and a document has one language: such links load a document. */
export const isForServer = (to: string) =>
  to.replace(/[?#].*/, '') === translated(SEARCH_PATH) || languageOf(to) !== spokenLanguage()

/** A smaller version of the router's Link, without the prefetching of route modules. */
export function RouteLink({ to, onClick, children, ...rest }: RouteLinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to)
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented && !isForServer(to)) follow(event)
  }
  return (
    <a {...rest} href={href} onClick={click}>
      {children}
    </a>
  )
}
