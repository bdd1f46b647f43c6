import type { BlockOf, PhoneScene } from '@app/contract'
import { createContext, use } from 'react'
import { cashbackOf, type Offer, type Payment, paymentOf, screens, START_BALANCE } from './payment'

/** The address of an image of screens beside one another. Only the server makes these. */
export type StillOf = (payments: readonly Payment[], scene: PhoneScene) => string

export const StillContext = createContext<StillOf | undefined>(undefined)

export const useStills = () => use(StillContext)

/** What the images of a section show: its first screen, and all of them. */
export function shownIn({ shop, amount, rate }: BlockOf<'phone'>) {
  const offer: Offer = { shop, cents: Math.round(amount * 100), rate }
  const first = paymentOf(offer, START_BALANCE)
  const all = screens.map((screen) =>
    paymentOf(offer, START_BALANCE + (screen === 'cashback' ? cashbackOf(offer) : 0), screen),
  )
  return { offer, first, all }
}
