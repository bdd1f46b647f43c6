import {
  type LanguageCode,
  languageCodes,
  MAX_MENU_REASON,
  type MenuIcon,
  menuIcons,
} from '@app/contract'

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

export type WordsOfItem = { readonly [Code in LanguageCode]?: MenuWords }

/** An item in the other languages, from the same column; undefined where it is in none. */
export function menuWordsIn(customFields: unknown): WordsOfItem | undefined {
  const { words } = (customFields ?? {}) as { words?: Record<string, MenuWords | undefined> }
  const known = languageCodes.flatMap((code) => {
    const { title, reason, leadsToOwn } = words?.[code] ?? {}
    const ofLanguage = {
      ...(typeof title === 'string' && title !== '' && { title }),
      ...(typeof reason === 'string' && reason !== '' && { reason }),
      ...(leadsToOwn === true && { leadsToOwn }),
    }
    return Object.keys(ofLanguage).length > 0 ? [[code, ofLanguage] as const] : []
  })
  return known.length > 0 ? Object.fromEntries(known) : undefined
}

/** The custom fields with these adornments in place of those that they hold. */
export function withAdornments(
  customFields: unknown,
  { icon, reason, words }: Adornments & { words?: WordsOfItem | undefined },
): object {
  const others = Object.entries(customFields ?? {}).filter(
    ([name]) => !['icon', 'reason', 'words'].includes(name),
  )
  return {
    ...Object.fromEntries(others),
    ...(icon === null ? {} : { icon }),
    ...(reason === null ? {} : { reason }),
    ...(words && { words }),
  }
}
