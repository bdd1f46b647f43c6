// What the menu's calls exchange with the panel, which imports this file too.

import type { LanguageCode, MenuIcon } from '@app/contract'
import type { WordsOfItem } from '../../content/shared/menu-adornments'
import type { Destination } from './destination'

/** What an item leads to, with its name in the panel. */
export const itemKinds = {
  page: 'A page of this site',
  link: 'A link to another site',
  heading: 'A heading for other items',
} as const

export type ItemKind = keyof typeof itemKinds

/** The site shows three levels: the bar, its dropdowns and their submenus. */
export const LEVELS = 3

export const MAX_ITEMS = 200
export const MAX_TITLE_LENGTH = 100
export const MAX_ADDRESS_LENGTH = 500

/** An item of the menu in the order in which it is shown; those below it follow with a higher level. */
export type MenuItem = {
  /** Null for an item that is not saved yet. */
  documentId: string | null
  level: number
  title: string
  kind: ItemKind
  /** The document id of a page; null for other kinds, and for a page that was deleted. */
  page: string | null
  /** Where a link leads; a heading may lead somewhere too. */
  address: string
  /** Shown, like the reason, where the item is in a dropdown. */
  icon: MenuIcon | null
  /** Why to go there, in one line; empty for none. */
  reason: string
  /** The item in other languages; absent where it is in none. */
  words?: WordsOfItem
}

/** The menu as it is stored. */
export type StoredMenu = {
  /** Changes with each change of the menu; a save says which version it replaces. */
  version: string
  items: MenuItem[]
  /** Items that are stored but shown nowhere, such as those below an item that was deleted. */
  lost: MenuItem[]
}

/** The menu as its page in the panel reads it. */
export type MenuDesk = StoredMenu & {
  pages: Destination[]
  /** The languages that the site speaks beside its own. */
  languages: { code: LanguageCode; name: string }[]
  /** Why the caller can't save; null if they can. */
  locked: string | null
}

/** The menu as it was saved earlier. Its pages may be gone. */
export type MenuVersion = { id: number; items: MenuItem[] }
