import { t } from '@app/contract'
import { useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '../ui/reduced-motion'
import { HOLD_MS, useHoldable } from './holdable'
import { AT_FERNWAY, cashbackOf, euros, START_BALANCE } from './payment'

const labels = {
  still: 'Hold to pay',
  hold: 'Hold on …',
  'let-go': 'Keep holding',
  paid: 'Hold to pay again',
} as const

/** After a hold that ended too early, until the drawing is the finished one again. */
const REST_MS = 5_000

const back = cashbackOf(AT_FERNWAY)

const paid = () =>
  `${t('Paid {amount} to {shop}.', { amount: euros(AT_FERNWAY.cents), shop: AT_FERNWAY.shop })} ${t('{back} cashback. You have {balance} now.', { back: euros(back), balance: euros(START_BALANCE + back) })}`

/** What the drawing of the counter says that it is. Editors can put another picture in its place. */
const MARK = 'class="counter-drawing"'

/** The counter for its drawing, which comes from the browser's cache; null for another picture, which stays as it is. */
export async function liveCounter(drawing: string) {
  const svg = await (await fetch(drawing)).text()
  return svg.includes(MARK) ? <Counter svg={svg} /> : null
}

/** The counter as a button: while it is held, the beam crosses from the phone to the terminal. Styles move the parts. */
function Counter({ svg }: { svg: string }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [state, setState] = useState<keyof typeof labels>('still')
  const [payments, setPayments] = useState(0)
  useEffect(() => () => clearTimeout(timer.current), [])

  const pay = () => {
    setPayments((count) => count + 1)
    setState('hold')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setState('paid'), HOLD_MS)
  }
  const release = () => {
    if (state !== 'hold') return
    clearTimeout(timer.current)
    setState('let-go')
    timer.current = setTimeout(() => setState('still'), REST_MS)
  }
  const isHoldable = !prefersReducedMotion()
  const button = useHoldable({
    isHoldable,
    hold: pay,
    release,
    // From a screen reader, or without motion.
    go: pay,
  })
  return (
    <>
      <button type="button" className="counter" data-state={state} {...button}>
        {/* A new one for each payment, whose beam begins at the phone. Its own styles are for the picture. */}
        <span
          key={payments}
          className="counter__drawing"
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: svg.replace(/<style>.*?<\/style>/s, '') }}
        />
        <span className="counter__label">
          {t(isHoldable || state === 'hold' ? labels[state] : 'Pay')}
        </span>
      </button>
      <p role="status" className="visually-hidden">
        {state === 'paid' && paid()}
        {state === 'let-go' && t('Keep holding until the beam is across.')}
      </p>
    </>
  )
}
