import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { Link } from 'react-router-dom'

type SmartLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'children'> & {
  href: string
  children: ReactNode
}

const leavesSite = (href: string) => /^https?:\/\//.test(href)

/** A link from content: inside the site by the router, elsewhere in a new tab that says so. */
export function SmartLink({ href, children, ...rest }: SmartLinkProps) {
  if (href.startsWith('/'))
    return (
      <Link to={href} {...rest}>
        {children}
      </Link>
    )
  if (!leavesSite(href))
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  return (
    <a href={href} target="_blank" rel="noopener" {...rest}>
      {children}
      {rest['aria-label'] ? null : <span className="visually-hidden"> (opens in a new tab)</span>}
    </a>
  )
}
