import { t } from '@app/contract'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { RouteLink } from './route-link'

type SmartLinkProps = Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'target' | 'children'
> & {
  href: string
  children: ReactNode
}

export const InNewTab = () => (
  <span className="visually-hidden">{` ${t('(opens in a new tab)')}`}</span>
)

const leavesSite = (href: string) => /^https?:\/\//.test(href)

/** Follows internal links by the router and opens external ones in a new tab. */
export function SmartLink({ href, children, ...rest }: SmartLinkProps) {
  if (href.startsWith('/'))
    return (
      <RouteLink to={href} {...rest}>
        {children}
      </RouteLink>
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
      {rest['aria-label'] ? null : <InNewTab />}
    </a>
  )
}
