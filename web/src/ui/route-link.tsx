import { SEARCH_PATH, translated } from '@app/contract'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

type RouteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> & {
  to: string
}

/** Only the server searches, so a link to the search loads a document. */
export const isForServer = (to: string) => to.replace(/[?#].*/, '') === translated(SEARCH_PATH)

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
