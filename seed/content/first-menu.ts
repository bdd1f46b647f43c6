import { brand, type MenuEntry } from '@app/contract'
import { menu } from './menu'

type Adornments = Required<Pick<MenuEntry, 'icon' | 'reason'>>

/** Shown beside entries of the built-in menu, by the page that they lead to. */
const adornments: Record<string, Adornments> = {
  banks: { icon: 'bank', reason: 'Your cards, with cashback from shops' },
  'software-partners': { icon: 'code', reason: 'The wallet in your till software' },
}

const adorned = (entry: MenuEntry): MenuEntry => ({
  ...entry,
  ...adornments[entry.page ?? ''],
  items: entry.items.map(adorned),
})

const leaf = (title: string, page: string, beside: Adornments): MenuEntry => ({
  title,
  type: 'INTERNAL',
  page,
  ...beside,
  items: [],
})

/** What most visitors come for. */
const forVisitors: MenuEntry = {
  title: `Use ${brand.name}`,
  type: 'WRAPPER',
  items: [
    leaf('Pay in Store', 'pay-in-store', {
      icon: 'phone',
      reason: 'Hold out your phone at the till',
    }),
    leaf('Pay Online', 'pay-online', {
      icon: 'basket',
      reason: 'The same wallet in web shops',
    }),
    leaf('For Stores', 'local-store', {
      icon: 'shop',
      reason: 'Take payments, give cashback',
    }),
    leaf('Help Center', 'help-center', {
      icon: 'question',
      reason: 'Answers, and people to ask',
    }),
  ],
}

/** The menu of an empty cms: the built-in one, behind what most visitors come for. */
export const firstMenu: MenuEntry[] = [forVisitors, ...menu.map(adorned)]
