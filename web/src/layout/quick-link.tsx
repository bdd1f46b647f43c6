import type { Footer } from '@app/contract'
import { SmartLink } from '../ui/smart-link'

export const QuickLink = ({ title, url, isExternal }: Footer['links'][number]) => (
  <SmartLink href={url} {...(isExternal && { target: '_blank', rel: 'noopener' })}>
    {title}
  </SmartLink>
)
