import type { Link } from '@app/contract'
import { classes } from './classes'
import { Icon } from './icon'
import { SmartLink } from './smart-link'

type ButtonLinkProps = {
  link: Link
  look?: 'primary' | 'secondary'
  className?: string
}

export function ButtonLink({ link, look = 'primary', className }: ButtonLinkProps) {
  return (
    <SmartLink
      href={link.url}
      className={classes('button', look === 'secondary' && 'button--secondary', className)}
    >
      {link.label}
    </SmartLink>
  )
}

export function ArrowLink({ link, className }: { link: Link; className?: string }) {
  return (
    <SmartLink href={link.url} className={classes('arrow-link', className)}>
      {link.label}
      <Icon name={link.url.startsWith('http') ? 'arrow-out' : 'arrow'} />
    </SmartLink>
  )
}
