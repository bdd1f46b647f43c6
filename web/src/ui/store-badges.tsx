import { Mark } from './mark'

type StoreBadgesProps = { appStoreUrl: string; googlePlayUrl: string }

/** The buttons of the two app stores; each opens in a new tab. */
export function StoreBadges({ appStoreUrl, googlePlayUrl }: StoreBadgesProps) {
  return (
    <ul className="store-badges">
      <li>
        <a className="store-badge" href={appStoreUrl} target="_blank" rel="noopener">
          <Mark name="app-store" className="store-badge__mark" />
          <span>
            <small>Download on the</small> App Store
          </span>
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </li>
      <li>
        <a className="store-badge" href={googlePlayUrl} target="_blank" rel="noopener">
          <Mark name="google-play" className="store-badge__mark" />
          <span>
            <small>Get it on</small> Google Play
          </span>
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </li>
    </ul>
  )
}
