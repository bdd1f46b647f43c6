import { type SiteSetting, t } from '@app/contract'
import type { ReactNode } from 'react'
import { Mark } from './mark'
import { InNewTab } from './smart-link'

const stores = [
  { mark: 'app-store', invitation: 'Download on the', name: 'App Store', address: 'appStoreUrl' },
  { mark: 'google-play', invitation: 'Get it on', name: 'Google Play', address: 'googlePlayUrl' },
] as const

type StoreBadgesProps = Pick<SiteSetting, (typeof stores)[number]['address']> & {
  /** Another way to the app, beside the stores. */
  children?: ReactNode
}

/** Nothing if no store has the app. */
export const StoreBadges = ({ children, ...addresses }: StoreBadgesProps) => {
  const offered = stores.filter(({ address }) => addresses[address])
  return (
    offered.length > 0 && (
      <ul className="store-badges">
        {offered.map(({ mark, invitation, name, address }) => (
          <li key={mark}>
            <a className="store-badge" href={addresses[address]} target="_blank" rel="noopener">
              <Mark name={mark} className="store-badge__mark" />
              <span>
                <small>{t(invitation)}</small>
                {` ${name}`}
              </span>
              <InNewTab />
            </a>
          </li>
        ))}
        {children && <li>{children}</li>}
      </ul>
    )
  )
}
