import { iconNames } from './icon-names'
import type { MenuItem } from '../../shared/menu'
import type { Pages } from './rows'

const targetOf = ({ kind, page, address }: MenuItem, pages: Pages): string =>
  kind === 'page' ? (pages.get(page ?? '')?.address ?? 'a deleted page') : address

/** The menu as text, one line for each item: "   Banks (/banks)". */
export const outlineOf = (items: readonly MenuItem[], pages: Pages): string =>
  items
    .map((item) => {
      const target = targetOf(item, pages)
      const beside = [item.icon === null ? '' : iconNames[item.icon], item.reason].filter(Boolean)
      return `${'   '.repeat(item.level - 1)}${item.title}${target === '' ? '' : ` (${target})`}${beside.length === 0 ? '' : ` – ${beside.join(': ')}`}`
    })
    .join('\n')
