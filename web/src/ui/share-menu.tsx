import { t } from '@app/contract'
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { Icon } from './icon'
import { Mark } from './mark'
import { openSharePopup, type ShareLink, shareLinks } from './share-links'

type ShareMenuProps = { url: string; title: string; text: string }

/** Uses a native details element, so that it opens before any script has run. */
export function ShareMenu({ url, title, text }: ShareMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (menu.current) menu.current.open = false
  }

  const follow = (event: MouseEvent, { href, isPopup }: ShareLink) => {
    if (isPopup && openSharePopup(href)) event.preventDefault()
    close()
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    close()
    menu.current?.querySelector('summary')?.focus()
  }
  const closeOnLeave = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
  }

  return (
    <details
      ref={menu}
      className="share-menu"
      name="share"
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
    >
      <summary className="share-menu__toggle">
        <Icon name="share" />
        {t('Share')}
        <span className="visually-hidden">{` ${title}`}</span>
      </summary>
      <ul className="share-menu__list">
        {shareLinks(url, title, text).map((link) => (
          <li key={link.network}>
            <a
              href={link.href}
              {...(link.isPopup && { target: '_blank', rel: 'noopener' })}
              onClick={(event) => follow(event, link)}
            >
              <Mark name={link.network} />
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
