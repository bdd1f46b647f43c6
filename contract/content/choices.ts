// What editors choose from. Without schemas: a browser's script that imports a list must not bring zod along.

export const imagePositions = ['left', 'right'] as const
/**
 * How a hero is composed: its picture framed on the beam, without a frame, as wide as the page, or filling
 * its side up to the edge; or large type on a background that the next section shares.
 */
export const compositions = ['beam', 'free', 'scene', 'half', 'joined'] as const
/** How a feature holds its text and picture: in a panel, on the page itself, or in a band across the page. */
export const frames = ['panel', 'open', 'band'] as const
/** The picture of a card: a mark beside or above its text (by default), or a scene as wide as the card. */
export const cardPictures = ['mark', 'scene'] as const
/**
 * How calls to action are laid out: in boxes that each end in a beam, in boxes that end in the mark of their
 * colour, or one after the other across the page, with these marks.
 */
export const callLayouts = ['boxes', 'marked', 'bands'] as const
/**
 * How steps are laid out: in a row, beside one picture that changes as the visitor scrolls, as parts that
 * are wired to each other, or as pins on a street map.
 */
export const arrangements = ['row', 'beside-picture', 'chain', 'map'] as const
/**
 * What the phone of a section shows: one payment, the three ways to make one, and beside the phone a web shop's
 * checkout with its code, the campaign that a shop sets, the receipt, or the request that asks for the payment.
 */
export const phoneScenes = ['payment', 'ways', 'code', 'campaign', 'receipt', 'request'] as const
export type PhoneScene = (typeof phoneScenes)[number]
/** What a menu item can show beside its title: each is drawn in web/src/ui/marks.svg. */
export const menuIcons = [
  'bank',
  'basket',
  'calendar',
  'chart',
  'code',
  'coin',
  'document',
  'envelope',
  'gift',
  'map',
  'news',
  'people',
  'phone',
  'question',
  'shield',
  'shop',
] as const
/** The most characters of the line under a title in the menu: a longer one would wrap to a third line. */
export const MAX_MENU_REASON = 90
export const layouts = ['two-column', 'centred', 'full-width'] as const
