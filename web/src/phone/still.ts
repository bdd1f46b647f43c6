import type { BlockOf, PhoneScene } from '@app/contract'
import { createContext, use } from 'react'
import {
  cashbackOf,
  type Offer,
  type Payment,
  paymentOf,
  type Screen,
  screens,
  START_BALANCE,
} from './payment'

/**
 * The address of a still: an image of the phone, or of several screens side by side. Only the server has stills.
 * A `Payment` is what the phone shows at one screen.
 */
export type StillOf = (payments: readonly Payment[], scene: PhoneScene) => string

export const StillContext = createContext<StillOf | undefined>(undefined)

export const useStills = () => use(StillContext)

/** The screens on which the cashback is in the wallet. */
const AFTER = new Set<Screen>(['paid', 'cashback'])

/** What the stills of a section show. `first`: the payment at its first screen; `all`: one for each screen. */
export function shownIn({ shop, amount, rate }: BlockOf<'phone'>) {
  const offer: Offer = { shop, cents: Math.round(amount * 100), rate }
  const first = paymentOf(offer, START_BALANCE)
  const all = screens.map((screen) =>
    paymentOf(offer, START_BALANCE + (AFTER.has(screen) ? cashbackOf(offer) : 0), screen),
  )
  return { offer, first, all }
}
