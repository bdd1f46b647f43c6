import { type LanguageCode, MAX_MENU_REASON, type MenuIcon, menuIcons } from '@app/contract'

/** What an item of the menu shows beside its title: an icon, and why to go there. */
export type Adornments = { icon: MenuIcon | null; reason: string | null }

/** An item in another language. */
export type MenuWords = {
  title?: string
  reason?: string
  /** Leads to the page in the site's own language while there is none in this; otherwise the item is left out. */
  leadsToOwn?: boolean
}

const isMenuIcon = (icon: unknown): icon is MenuIcon => menuIcons.some((known) => known === icon)

/** Reads an item's icon and reason from the navigation plugin's column for custom fields, which may hold others. */
export function adornmentsIn(customFields: unknown): Adornments {
  const { icon, reason } = (customFields ?? {}) as Record<string, unknown>
  const isReason = typeof reason === 'string' && reason !== '' && reason.length <= MAX_MENU_REASON
  return { icon: isMenuIcon(icon) ? icon : null, reason: isReason ? reason : null }
}

/** The words of an item in a language, from the same column. */
export function menuWordsIn(customFields: unknown, language: LanguageCode): MenuWords {
  const { words } = (customFields ?? {}) as { words?: Record<string, MenuWords | undefined> }
  const { title, reason, leadsToOwn } = words?.[language] ?? {}
  return {
    ...(typeof title === 'string' && title !== '' && { title }),
    ...(typeof reason === 'string' && reason !== '' && { reason }),
    ...(leadsToOwn === true && { leadsToOwn }),
  }
}

/** The custom fields with these adornments in place of those that they hold. */
export function withAdornments(customFields: unknown, { icon, reason }: Adornments): object {
  const others = Object.entries(customFields ?? {}).filter(
    ([name]) => name !== 'icon' && name !== 'reason',
  )
  return {
    ...Object.fromEntries(others),
    ...(icon === null ? {} : { icon }),
    ...(reason === null ? {} : { reason }),
  }
}
