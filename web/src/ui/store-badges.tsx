import type { ReactNode } from 'react'
import { Mark } from './mark'

const stores = [
  { mark: 'app-store', invitation: 'Download on the', name: 'App Store', address: 'appStoreUrl' },
  { mark: 'google-play', invitation: 'Get it on', name: 'Google Play', address: 'googlePlayUrl' },
] as const

type StoreBadgesProps = Record<(typeof stores)[number]['address'], string> & {
  /** Another way to the app, beside the stores. */
  children?: ReactNode
}

export const StoreBadges = ({ children, ...addresses }: StoreBadgesProps) => (
  <ul className="store-badges">
    {stores.map(({ mark, invitation, name, address }) => (
      <li key={mark}>
        <a className="store-badge" href={addresses[address]} target="_blank" rel="noopener">
          <Mark name={mark} className="store-badge__mark" />
          <span>
            <small>{invitation}</small>
            {` ${name}`}
          </span>
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </li>
    ))}
    {children && <li>{children}</li>}
  </ul>
)
