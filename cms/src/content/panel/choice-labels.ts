import {
  type arrangements,
  type callLayouts,
  type cardPictures,
  colorNames,
  type compositions,
  type frames,
  type imagePositions,
  type LanguageCode,
  type layouts,
  type menuIcons,
  type phoneScenes,
  type SocialNetwork,
  type variants,
} from '@app/contract'

type Choice = (
  | typeof arrangements
  | typeof callLayouts
  | typeof cardPictures
  | typeof compositions
  | typeof frames
  | typeof imagePositions
  | typeof layouts
  | typeof menuIcons
  | typeof phoneScenes
  | typeof variants
)[number]

/**
 * What an editor reads in a field with choices. Strapi looks a choice up by its value alone, whichever field it is in.
 */
export const choiceLabels: Record<Choice | SocialNetwork | 'en' | 'pt' | LanguageCode, string> = {
  de: 'German',
  teal: colorNames.first,
  pink: colorNames.second,
  yellow: colorNames.third,
  charcoal: 'Dark',

  left: 'Left',
  right: 'Right',
  'two-column': 'Two columns',
  centred: 'Centred',
  'full-width': 'Full width',

  beam: 'Picture framed on the beam',
  free: 'Picture without a frame',
  half: 'Picture fills its side, up to the edge',
  joined: 'Large type, joined to the next section',
  scene: 'Scene, as wide as the page or the card',
  mark: 'Mark beside the text',

  panel: 'In a panel',
  open: 'On the page itself',
  band: 'In a band across the page',

  boxes: 'Boxes that end in a beam',
  marked: 'Boxes with the mark of their colour',
  bands: 'Bands across the page, with these marks',

  row: 'In a row',
  'beside-picture': 'Beside a picture that changes',
  chain: 'Parts that are wired together',
  map: 'Map',

  payment: 'One payment',
  ways: 'Three ways to pay',
  campaign: 'A campaign that a shop sets',
  receipt: 'The receipt',
  request: 'The request behind a payment',
  code: 'Code',

  bank: 'Bank',
  basket: 'Basket',
  calendar: 'Calendar',
  chart: 'Chart',
  coin: 'Coin',
  document: 'Document',
  envelope: 'Envelope',
  gift: 'Gift',
  news: 'News',
  people: 'People',
  phone: 'Phone',
  question: 'Question mark',
  shield: 'Shield',
  shop: 'Shop',

  instagram: 'Instagram',
  facebook: 'Facebook',
  x: 'X (Twitter)',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  medium: 'Medium',
  telegram: 'Telegram',
  tiktok: 'TikTok',
  pinterest: 'Pinterest',

  en: 'English',
  pt: 'Portuguese',
}
