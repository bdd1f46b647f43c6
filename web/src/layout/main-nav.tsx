import { t } from '@app/contract'
import { useRef } from 'react'
import type { MenuNode } from '../content/menu'
import { MenuLink } from './menu-link'
import { currentOf, entriesOf } from './menu-state'
import { useDropdowns } from './use-dropdowns'

type Props = { menu: MenuNode[]; currentPath: string }

/** The menu on wide screens. Its dropdowns are native details elements, so they work before hydration. */
export function MainNav({ menu, currentPath }: Props) {
  const nav = useRef<HTMLElement>(null)
  const handlers = useDropdowns(nav)
  return (
    <nav ref={nav} className="main-nav" aria-label={t('Main')} {...handlers}>
      <ul className="main-nav__list">
        {menu.map((node, index) => (
          <li key={index}>
            {node.items.length > 0 ? (
              <Dropdown node={node} currentPath={currentPath} />
            ) : (
              <MenuLink node={node} currentPath={currentPath} className="main-nav__top" />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Dropdown = ({ node, currentPath }: { node: MenuNode; currentPath: string }) => (
  <details name="main-nav" suppressHydrationWarning>
    <summary className="main-nav__top" aria-current={currentOf(node, currentPath)}>
      {node.title}
    </summary>
    <ul className="main-nav__panel">
      {entriesOf(node).map((entry, index) => (
        <li key={index}>
          {entry.items.length > 0 ? (
            <Submenu node={entry} currentPath={currentPath} />
          ) : (
            <MenuLink node={entry} currentPath={currentPath} className="main-nav__link" isRich />
          )}
        </li>
      ))}
    </ul>
  </details>
)

/** The third level is always open: it is too small to be worth another click. */
const Submenu = ({ node, currentPath }: { node: MenuNode; currentPath: string }) => (
  <>
    <MenuLink node={{ ...node, items: [] }} currentPath={currentPath} className="main-nav__group" />
    <ul>
      {node.items.map((leaf, index) => (
        <li key={index}>
          <MenuLink node={leaf} currentPath={currentPath} className="main-nav__link" isRich />
        </li>
      ))}
    </ul>
  </>
)
