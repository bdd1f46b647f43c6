import type { SocialNetwork } from '@beam/contract'
import marks from './marks.svg'
import type { ShareNetwork } from './share-links'

type MarkName = SocialNetwork | ShareNetwork | 'app-store' | 'google-play'

/** A network's or a store's sign, from the one file that holds them all: drawn on many pages, fetched once. */
export const Mark = ({ name, className = 'mark' }: { name: MarkName; className?: string }) => (
  <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
    <use href={`${marks}#${name}`} />
  </svg>
)
