import type { MenuNode } from '../content/menu'
import { SmartLink } from '../ui/smart-link'
import { currentOf } from './menu-state'

type MenuLinkProps = { node: MenuNode; currentPath: string; className: string }

export function MenuLink({ node, currentPath, className }: MenuLinkProps) {
  if (node.href === undefined) return <span className={className}>{node.title}</span>
  return (
    <SmartLink href={node.href} className={className} aria-current={currentOf(node, currentPath)}>
      {node.title}
    </SmartLink>
  )
}
