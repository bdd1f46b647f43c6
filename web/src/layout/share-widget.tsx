import { type SiteSetting, t } from '@app/contract'
import { type MouseEvent, useRef } from 'react'
import { Icon } from '../ui/icon'
import { Mark } from '../ui/mark'
import type { ShareNetwork } from '../ui/network-names'
import { openSharePopup, shareLinks } from '../ui/share-links'
import { shareTextFor } from './share-text'

type ShareWidgetProps = {
  site: SiteSetting
  currentPath: string
  /** The absolute address of the page, for the links before hydration. */
  pageUrl: string
}

const ID = 'share-panel'
const TITLE_ID = 'share-title'

/** A native popover with plain links, which scripts open in popup windows. */
export function ShareWidget({ site, currentPath, pageUrl }: ShareWidgetProps) {
  const panel = useRef<HTMLDivElement>(null)
  const { title, description } = shareTextFor(site, currentPath)

  const follow = (event: MouseEvent<HTMLAnchorElement>, network: ShareNetwork) => {
    const current = shareLinks(window.location.href, title, description)
    const link = current.find((candidate) => candidate.network === network)
    if (link) {
      event.currentTarget.href = link.href
      if (link.isPopup && openSharePopup(link.href)) event.preventDefault()
    }
    panel.current?.hidePopover()
  }

  return (
    <aside className="share-widget" aria-label={t('Share')}>
      <button
        type="button"
        className="share-widget__toggle"
        popoverTarget={ID}
        aria-label={t('Share this page')}
      >
        <Icon name="share" />
      </button>
      <div
        ref={panel}
        id={ID}
        className="share-widget__panel"
        popover="auto"
        role="group"
        aria-labelledby={TITLE_ID}
      >
        <p className="share-widget__title" id={TITLE_ID}>
          {t('Share this page on')}
        </p>
        <ul>
          {shareLinks(pageUrl, title, description).map(({ network, label, href, isPopup }) => (
            <li key={network}>
              <a
                href={href}
                {...(isPopup && { target: '_blank', rel: 'noopener' })}
                onClick={(event) => follow(event, network)}
              >
                <Mark name={network} />
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
