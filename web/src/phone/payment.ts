import { BASKETS, locale } from '@app/contract'

/** The screens of a payment, in their order. */
export const screens = ['open', 'choose', 'hold', 'paid', 'cashback'] as const
export type Screen = (typeof screens)[number]

export const ways = ['NFC', 'Bluetooth', 'QR code'] as const
export type Way = (typeof ways)[number]

/** What a payment is about, as an editor has written it. Amounts are in cents. */
export type Offer = { shop: string; cents: number; rate: number }

/** When a shop gives its cashback, in whole hours. */
export type Hours = { day: string; from: number; to: number }

/** What the phone shows at one screen. */
export type Payment = Offer & {
  screen: Screen
  way: Way
  hours: Hours
  /** The button was let go before it was full. */
  isLetGo: boolean
  /** What is in the wallet. The card pays, so only cashback changes it. */
  balance: number
}

export type PaymentEvent =
  | { type: 'open' }
  | { type: 'way'; way: Way }
  | { type: 'amount'; cents: number }
  | { type: 'campaign'; rate: number; hours: Hours }
  | { type: 'hold' }
  | { type: 'release' }
  | { type: 'paid' }
  | { type: 'collect' }
  | { type: 'again' }

/** The cents that are paid if a visitor types this amount, within the limits; undefined if it is not a number. */
export const centsTyped = (amount: number): number | undefined =>
  Number.isNaN(amount)
    ? undefined
    : Math.round(Math.min(Math.max(amount, BASKETS.from), BASKETS.to) * 100)

export const cashbackOf = ({ cents, rate }: Offer) => Math.round((cents * rate) / 100)

export const paymentOf = (offer: Offer, balance: number, screen: Screen = 'open'): Payment => ({
  ...offer,
  screen,
  way: 'NFC',
  hours: { day: 'Tuesday', from: 14, to: 17 },
  isLetGo: false,
  balance,
})

/** The payments in the wallet before a visitor makes one: those of the drawings, as in `seed/media/README.md`. */
export const EARLIER: readonly (Offer & { kind: string })[] = [
  { shop: 'Pão Duplo', kind: 'Bakery', cents: 840, rate: 10 },
  { shop: 'Quillo', kind: 'Books', cents: 320, rate: 10 },
  { shop: 'Nook', kind: 'Homeware', cents: 900, rate: 10 },
  { shop: 'Verdello', kind: 'Market stall', cents: 600, rate: 10 },
]

/** The payment of the drawings, and the balance before it. */
export const AT_FERNWAY: Offer = { shop: 'Fernway', cents: 1250, rate: 10 }
export const START_BALANCE = 247_35

/** The screens at which each event has an effect. At other screens it is ignored. */
const screensOfEvent = {
  open: ['open'],
  way: ['choose'],
  amount: ['choose'],
  campaign: ['open', 'choose', 'paid', 'cashback'],
  hold: ['choose'],
  release: ['hold'],
  paid: ['hold'],
  collect: ['paid'],
  again: ['cashback'],
} as const satisfies Record<PaymentEvent['type'], readonly Screen[]>

/** The payment after an event. */
export function afterEvent(before: Payment, event: PaymentEvent): Payment {
  const { screen, balance } = before
  if (!(screensOfEvent[event.type] as readonly Screen[]).includes(screen)) return before
  const payment = { ...before, isLetGo: event.type === 'release' }
  switch (event.type) {
    case 'open':
    case 'again':
    case 'release':
      return { ...payment, screen: 'choose' }
    case 'way':
      return { ...payment, way: event.way }
    case 'amount':
      return { ...payment, cents: event.cents }
    case 'campaign':
      return {
        ...payment,
        rate: event.rate,
        hours: event.hours,
        // A receipt shows the rate of a payment that is made, so a new rate begins the next payment.
        screen: screen === 'open' ? 'open' : 'choose',
      }
    case 'hold':
      return { ...payment, screen: 'hold' }
    case 'paid':
      return { ...payment, screen: 'paid', balance: balance + cashbackOf(payment) }
    case 'collect':
      return { ...payment, screen: 'cashback' }
  }
}

export const euros = (cents: number) =>
  new Intl.NumberFormat(locale(), {
    style: 'currency',
    currency: 'EUR',
    useGrouping: false,
  }).format(cents / 100)
