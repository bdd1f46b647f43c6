import type { MenuIcon, SocialNetwork } from '@app/contract'
import marks from './marks.svg'
import type { ShareNetwork } from './network-names'

type MarkName = SocialNetwork | ShareNetwork | MenuIcon | 'app-store' | 'google-play' | 'qr'

/** The logo of a social network or app store, or an icon of the menu. All are in one file, which is fetched once. */
export const Mark = ({ name, className = 'mark' }: { name: MarkName; className?: string }) => (
  <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
    <use href={`${marks}#${name}`} />
  </svg>
)
