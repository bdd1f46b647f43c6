import type { MenuNode } from '../content/menu'
import { Mark } from '../ui/mark'
import { SmartLink } from '../ui/smart-link'
import { currentOf } from './menu-state'

type MenuLinkProps = {
  node: MenuNode
  currentPath: string
  className: string
  /** Shows the icon and the line of reason, too. */
  isRich?: boolean
}

export function MenuLink({ node, currentPath, className, isRich = false }: MenuLinkProps) {
  const label = isRich ? <RichLabel {...node} /> : node.title
  if (node.href === undefined) return <span className={className}>{label}</span>
  return (
    <SmartLink href={node.href} className={className} aria-current={currentOf(node, currentPath)}>
      {label}
    </SmartLink>
  )
}

const RichLabel = ({ title, icon, reason }: Pick<MenuNode, 'title' | 'icon' | 'reason'>) => (
  <>
    {icon && <Mark name={icon} className="menu-icon" />}
    {reason === undefined ? (
      title
    ) : (
      <span>
        {`${title} `}
        <small>{reason}</small>
      </span>
    )}
  </>
)
