import { BASKETS, brand, type PhoneScene } from '@app/contract'
import { type ComponentProps, Fragment, Suspense, useId } from 'react'
import { loadedLater } from '../ui/loaded-later'
import { Mark } from '../ui/mark'
import {
  cashbackOf,
  centsTyped,
  EARLIER,
  euros,
  type Hours,
  type Payment,
  type PaymentEvent,
  type Screen,
  type Way,
  ways,
} from './payment'

type AppScreenProps = {
  payment: Payment
  scene: PhoneScene
  /** Undefined in a still, which takes no events. */
  act?: ((event: PaymentEvent) => void) | undefined
  /** The props of the button. All screens share the element, so that it keeps the focus. */
  button?: ComponentProps<'button'>
}

export const CARD = '•••• 4821'

/** The code of a payment in a web shop. */
export const CODE = '47 19'

const HOLDING = 'Do not let go'

/** The hint after the button was only tapped. */
export const LET_GO = 'Keep the button down until it is full'

const hoursText = ({ day, from, to }: Hours) => `${day}, ${from}:00 to ${to}:00`

const earlier = EARLIER.map((offer) => [offer.shop, `+${euros(cashbackOf(offer))}`] as const)

const actions = {
  open: 'Pay',
  choose: 'Hold to pay',
  hold: 'Hold on …',
  paid: 'To the wallet',
  cashback: 'Pay another amount',
} as const satisfies Record<Screen, string>

/** A screen of the app at 390 by 844 pixels, in units of its own font size. */
export function AppScreen({ payment, scene, act, button }: AppScreenProps) {
  const { screen, hours } = payment
  const isAtTill = screen === 'choose' || screen === 'hold'
  return (
    <div className={`app app--${screen}`}>
      <p className="app__bar" aria-hidden="true">
        <b>{scene === 'campaign' ? `${hours.from}:41` : '9:41'}</b>
        <i />
      </p>
      {screen === 'open' && <Wallet payment={payment} />}
      {isAtTill && <Till payment={payment} scene={scene} act={act} />}
      {screen === 'paid' && <Receipt payment={payment} scene={scene} />}
      {screen === 'cashback' && <Cashback payment={payment} />}
      <button type="button" className="app__button" {...button}>
        {actions[screen]}
      </button>
    </div>
  )
}

type ScreenProps = { payment: Payment }

const Balance = ({ payment: { balance } }: ScreenProps) => (
  <p className="app__balance">
    Your cashback <b>{euros(balance)}</b> <small>Good in every shop, for ever</small>
  </p>
)

type LedgerProps = { entries: readonly (readonly [name: string, value: string])[] }

const Ledger = ({ entries }: LedgerProps) => (
  <dl className="app__ledger">
    {entries.map(([name, value]) => (
      <Fragment key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </Fragment>
    ))}
  </dl>
)

const Wallet = ({ payment }: ScreenProps) => (
  <>
    <p className="app__title">{brand.name}</p>
    <Balance payment={payment} />
    <p className="app__card">
      <span>{brand.name}</span>
      <span>{CARD}</span>
    </p>
    <Ledger entries={earlier} />
  </>
)

function Till({ payment, scene, act }: Omit<AppScreenProps, 'button'>) {
  const name = useId()
  const { shop, cents, screen, way, hours, rate, isLetGo } = payment
  const hint = screen === 'hold' ? HOLDING : isLetGo && LET_GO
  const hintClass = isLetGo ? 'app__hint app__hint--let-go' : 'app__hint'
  return (
    <>
      <p className="app__shop">
        <b aria-hidden="true">{shop.slice(0, 1)}</b> {shop}
      </p>
      <label className="app__amount">
        <small data-limits={`€${BASKETS.from} to €${BASKETS.to}`}>You pay</small>
        <span>
          €
          <input
            type="number"
            inputMode="decimal"
            min={BASKETS.from}
            max={BASKETS.to}
            step={BASKETS.fieldStep}
            defaultValue={(cents / 100).toFixed(2)}
            readOnly={screen === 'hold'}
            onChange={({ target: { valueAsNumber } }) => {
              const typed = centsTyped(valueAsNumber)
              if (typed !== undefined) act?.({ type: 'amount', cents: typed })
            }}
            // Shows the amount that is paid, which can differ from the text that was typed.
            onBlur={({ target }) => (target.value = (cents / 100).toFixed(2))}
          />
        </span>
      </label>
      {scene === 'campaign' && (
        <p className="app__campaign">
          <b>{`${rate}% back`}</b> {hoursText(hours)}
        </p>
      )}
      {scene === 'ways' && (
        <fieldset className="app__ways">
          <legend className="visually-hidden">How to pay</legend>
          {ways.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name={name}
                checked={each === way}
                onChange={() => act?.({ type: 'way', way: each })}
              />
              {each}
            </label>
          ))}
        </fieldset>
      )}
      {scene === 'code' ? (
        <p className={hintClass}>
          <b className="app__code">{CODE}</b> {hint || 'The code at the checkout'}
        </p>
      ) : (
        <p className={hintClass}>
          <span aria-hidden="true">
            <WaySign way={way} shop={shop} />
          </span>{' '}
          {hint || hints[way]}
        </p>
      )}
      <p className="app__back">
        You get back <b>{euros(cashbackOf(payment))}</b>
      </p>
    </>
  )
}

const ShopCode = loadedLater(async () => (await import('./shop-code')).ShopCode)

function WaySign({ way, shop }: Pick<Payment, 'way' | 'shop'>) {
  if (way === 'Bluetooth') return <Mark name="bluetooth" className="app__sign" />
  if (way === 'NFC') return <i className="app__sign" />
  return (
    <Suspense fallback={<span className="app__sign app__sign--code" />}>
      <ShopCode.Component shop={shop} />
    </Suspense>
  )
}

const hints = {
  NFC: 'Hold the phone to the terminal',
  Bluetooth: 'The terminal has found your phone',
  'QR code': 'Point the camera at the code',
} as const satisfies Record<Way, string>

const Receipt = ({ payment, scene }: ScreenProps & { scene: PhoneScene }) => (
  <>
    <p className="app__tick" aria-hidden="true">
      ✓
    </p>
    <p className="app__paid">
      {euros(payment.cents)} <small>{`Paid to ${payment.shop}`}</small>
    </p>
    <Ledger
      entries={[
        [scene === 'code' ? `Code ${CODE}` : payment.way, CARD],
        [`Cashback, ${payment.rate}%`, `+${euros(cashbackOf(payment))}`],
      ]}
    />
  </>
)

const Cashback = ({ payment }: ScreenProps) => (
  <>
    <p className="app__title">{`+${euros(cashbackOf(payment))}`}</p>
    <Balance payment={payment} />
  </>
)
