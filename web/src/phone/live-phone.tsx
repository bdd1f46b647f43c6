import { useEffect, useReducer, useRef, useState } from 'react'
import { brand, type PhoneScene, t } from '@app/contract'
import { sessionStore } from '../browser/browser-store'
import { prefersReducedMotion } from '../ui/reduced-motion'
import { AppScreen, LET_GO } from './app-screen'
import { Beside } from './beside'
import { HOLD_MS, useHoldable } from './holdable'
import {
  afterEvent,
  cashbackOf,
  euros,
  type Offer,
  type Payment,
  paymentOf,
  screens,
  START_BALANCE,
} from './payment'

const BALANCE = 'wallet-balance'

type LivePhoneProps = { offer: Offer; scene: PhoneScene }

const storedBalance = () => Number(sessionStore.getItem(BALANCE) ?? START_BALANCE)

/** What a screen reader is told of a payment, once the visitor has touched the phone. */
function news(payment: Payment): string {
  if (payment.isLetGo) return t(LET_GO)
  if (payment.screen === 'paid')
    return t('Paid {amount} to {shop}.', { amount: euros(payment.cents), shop: payment.shop })
  if (payment.screen !== 'cashback') return ''
  const back = euros(cashbackOf(payment))
  return t('{back} cashback. You have {balance} now.', { back, balance: euros(payment.balance) })
}

/** The app, in which a visitor can make a payment. */
export function LivePhone({ offer, scene }: LivePhoneProps) {
  const root = useRef<HTMLDivElement>(null)
  const holding = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isTouched, setIsTouched] = useState(false)
  const [payment, act] = useReducer(afterEvent, undefined, () => paymentOf(offer, storedBalance()))
  const { screen, balance } = payment

  useEffect(() => sessionStore.setItem(BALANCE, String(balance)), [balance])
  useEffect(() => {
    const section = root.current?.closest<HTMLElement>('[data-screen]')
    if (section) section.dataset['screen'] = String(screens.indexOf(screen) + 1)
  }, [screen])
  useEffect(
    // A request is sent by its own button.
    () => (scene === 'request' ? undefined : openInView(root.current, () => act({ type: 'open' }))),
    [scene],
  )
  useEffect(() => () => clearTimeout(holding.current), [])

  const pay = () => {
    act({ type: 'hold' })
    act({ type: 'paid' })
  }
  const hold = () => {
    setIsTouched(true)
    act({ type: 'hold' })
    clearTimeout(holding.current)
    holding.current = setTimeout(() => act({ type: 'paid' }), HOLD_MS)
  }
  const release = () => {
    clearTimeout(holding.current)
    act({ type: 'release' })
  }
  const go = () => {
    setIsTouched(true)
    if (screen === 'choose') return pay()
    if (screen === 'paid') return act({ type: 'collect' })
    act({ type: screen === 'cashback' ? 'again' : 'open' })
  }

  return (
    <>
      <Beside scene={scene} payment={payment} act={act} />
      <div className="phone__device">
        <div
          ref={root}
          role="group"
          aria-label={t('The {product} app: pay {shop}', { product: brand.name, shop: offer.shop })}
        >
          <AppScreen
            payment={payment}
            scene={scene}
            act={act}
            button={useHoldable({
              isHoldable: screen === 'choose' && !prefersReducedMotion(),
              hold,
              release,
              go,
            })}
          />
          <p role="status" className="visually-hidden">
            {isTouched && news(payment)}
          </p>
        </div>
      </div>
    </>
  )
}

/** Opens the app once it can be seen, and nothing lies over the page. */
function openInView(element: HTMLElement | null, open: () => void) {
  if (!element) return undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new IntersectionObserver(
    ([entry]) => {
      clearTimeout(timer)
      if (entry?.isIntersecting) timer = setTimeout(tryToOpen, HOLD_MS)
    },
    { threshold: 0.5 },
  )
  const tryToOpen = () => {
    if (document.querySelector('dialog[open]')) {
      timer = setTimeout(tryToOpen, HOLD_MS)
      return
    }
    observer.disconnect()
    open()
  }
  observer.observe(element)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}
