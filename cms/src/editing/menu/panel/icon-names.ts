import type { MenuIcon } from '@app/contract'

/** What each icon shows. */
export const iconNames: Record<MenuIcon, string> = {
  bank: 'Bank',
  basket: 'Basket',
  calendar: 'Calendar',
  chart: 'Chart',
  code: 'Code',
  coin: 'Coin',
  document: 'Document',
  envelope: 'Envelope',
  gift: 'Gift',
  map: 'Map pin',
  news: 'Newspaper',
  people: 'People',
  phone: 'Phone',
  question: 'Question mark',
  shield: 'Shield',
  shop: 'Shop',
}
