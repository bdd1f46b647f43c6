import { type KeyboardEvent, type MouseEvent, type ToggleEvent, useRef } from 'react'
import {
  type Footer,
  SEARCH_PARAMETERS,
  SEARCH_PATH,
  type SiteSetting,
  t,
  translated,
} from '@app/contract'
import type { MenuNode } from '../content/menu'
import { Icon } from '../ui/icon'
import { StoreBadges } from '../ui/store-badges'
import { MenuLink } from './menu-link'
import { QuickLink } from './quick-link'
import { currentOf, entriesOf } from './menu-state'

type MobileMenuProps = {
  menu: MenuNode[]
  quickLinks: Footer['links']
  site: SiteSetting
  currentPath: string
}

const ID = 'mobile-menu'

/**
 * The menu on narrow screens. A native popover, so that it works before hydration. It covers the whole
 * screen, because a tap on a popover's own backdrop would reach the page behind it.
 */
export function MobileMenu({ menu, quickLinks, site, currentPath }: MobileMenuProps) {
  const popover = useRef<HTMLDivElement>(null)

  const focusFirst = (event: ToggleEvent) => {
    // The event comes a moment after the menu is open, when its search field may have the focus already.
    if (event.newState === 'open' && !popover.current?.contains(document.activeElement))
      controlsIn(popover.current)[0]?.focus()
  }
  const trapFocus = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    const controls = controlsIn(popover.current)
    const [edge, other] = event.shiftKey
      ? [controls.at(0), controls.at(-1)]
      : [controls.at(-1), controls.at(0)]
    if (document.activeElement !== edge) return
    event.preventDefault()
    other?.focus()
  }
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) popover.current?.hidePopover()
  }

  return (
    <>
      <button type="button" className="menu-button" popoverTarget={ID} aria-label={t('Menu')}>
        <Icon name="menu" />
      </button>
      <div
        ref={popover}
        id={ID}
        className="mobile-menu"
        popover="auto"
        role="dialog"
        aria-modal="true"
        aria-label={t('Menu')}
        onToggle={focusFirst}
        onKeyDown={trapFocus}
        onClick={closeOnLink}
      >
        <button
          type="button"
          className="mobile-menu__overlay"
          popoverTarget={ID}
          popoverTargetAction="hide"
          tabIndex={-1}
          aria-hidden="true"
        />
        <div className="mobile-menu__panel">
          <button
            type="button"
            className="menu-button mobile-menu__close"
            popoverTarget={ID}
            popoverTargetAction="hide"
            aria-label={t('Close menu')}
          >
            <Icon name="close" />
          </button>
          <nav aria-label={t('Main')}>
            <Entries nodes={menu} group={ID} currentPath={currentPath} />
          </nav>
          <MenuSearch />
          <ul className="mobile-menu__quick-links">
            {quickLinks.map((link, index) => (
              <li key={index}>
                <QuickLink {...link} />
              </li>
            ))}
          </ul>
          <StoreBadges appStoreUrl={site.appStoreUrl} googlePlayUrl={site.googlePlayUrl} />
        </div>
      </div>
    </>
  )
}

const MenuSearch = () => (
  <form className="mobile-menu__search" role="search" action={translated(SEARCH_PATH)}>
    <input
      type="search"
      name={SEARCH_PARAMETERS.words}
      aria-label={t('Search')}
      placeholder={t('Search')}
    />
    <button className="menu-button" aria-label={t('Search')}>
      <Icon name="search" />
    </button>
  </form>
)

type EntriesProps = {
  nodes: MenuNode[]
  /** The browser keeps only one submenu of a group open. */
  group: string
  isRich?: boolean
  currentPath: string
}

const Entries = ({ nodes, group, isRich = false, currentPath }: EntriesProps) => (
  <ul className="mobile-menu__list">
    {nodes.map((node, index) => (
      <li key={index}>
        {node.items.length > 0 ? (
          <details
            name={group}
            open={isRich && currentOf(node, currentPath) !== undefined}
            suppressHydrationWarning
          >
            <summary className="mobile-menu__entry" aria-current={currentOf(node, currentPath)}>
              {node.title}
            </summary>
            <Entries
              nodes={entriesOf(node)}
              group={`${group}-${index}`}
              isRich
              currentPath={currentPath}
            />
          </details>
        ) : (
          <MenuLink
            node={node}
            currentPath={currentPath}
            className="mobile-menu__entry"
            isRich={isRich}
          />
        )}
      </li>
    ))}
  </ul>
)

const controlsIn = (element: HTMLElement | null): HTMLElement[] =>
  [
    ...(element?.querySelectorAll<HTMLElement>('a, summary, input, button:not([tabindex])') ?? []),
  ].filter((control) => control.checkVisibility())
