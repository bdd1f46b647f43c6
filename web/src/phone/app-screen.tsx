import { BASKETS, type PhoneScene, t, translated } from '@app/contract'
import { type ComponentProps, type ReactNode, Suspense, useId } from 'react'
import { loadedLater } from '../ui/loaded-later'
import {
  cashbackOf,
  centsTyped,
  EARLIER,
  euros,
  type Hours,
  type Offer,
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

/** Who has the phone, as in the drawings. */
const CUSTOMER = 'Ana'

const HOLDING = 'Do not let go'

/** The hint after the button was only tapped. */
export const LET_GO = 'Keep the button down until it is full'

const hoursText = ({ day, from, to }: Hours) =>
  t('{day}, {from}:00 to {to}:00', { day: translated(day), from, to })

const actions = {
  open: 'Pay',
  choose: 'Hold to pay',
  hold: 'Hold on …',
  paid: 'To the wallet',
  cashback: 'Pay another amount',
} as const satisfies Record<Screen, string>

const icons = {
  Bluetooth: 'M-6-5 6 5 0 10v-20L6-5-6 5',
  card: 'M-10-7h20V7h-20zM-10-2h20',
  coin: 'M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0M4-4a5 5 0 1 0 0 8M-5-1h6M-5 1.5h6',
  NFC: 'M-7-2v4M-2-6a9 9 0 0 1 0 12M4-10a16 16 0 0 1 0 20',
  pencil: 'M-9 9l1-5L5-9l4 4L-4 8z',
  pin: 'M0 10C-10-1-8-10 0-10S10-1 0 10zM0-4h.01',
  'QR code': 'M-9-9h6v6h-6zM3-9h6v6h-6zM-9 3h6v6h-6zM3 3h2v2M9 3v6h-5',
  tick: 'M-9 1l6 6L9-6',
} as const satisfies Record<string, string>

const Icon = ({ name }: { name: keyof typeof icons }) => (
  <svg className="app__icon" viewBox="-12 -12 24 24" aria-hidden="true">
    <path d={icons[name]} />
  </svg>
)

/** A screen of the app at 390 by 844 pixels, in units of its own font size. */
export function AppScreen({ payment, scene, act, button }: AppScreenProps) {
  const { screen, hours } = payment
  return (
    <div className={`app app--${screen}`}>
      <p className="app__bar" aria-hidden="true">
        <b>{`${hours.from}:41`}</b>
        <i />
        <i />
      </p>
      {/* A key for each, so that an animation begins with the screen. */}
      {screen === 'open' && <Home key="open" payment={payment} />}
      {(screen === 'choose' || screen === 'hold') && (
        <Till key="till" payment={payment} scene={scene} act={act} />
      )}
      {screen === 'paid' && <Receipt key="paid" payment={payment} scene={scene} />}
      {screen === 'cashback' && <Home key="cashback" payment={payment} hasCashback />}
      <button type="button" className="app__button" {...button}>
        {t(actions[screen])}
      </button>
    </div>
  )
}

type ScreenProps = { payment: Payment }

const Initial = ({ of }: { of: string }) => (
  <b className="app__initial" aria-hidden="true">
    {of.slice(0, 1)}
  </b>
)

type RowProps = { title: string; note: string; value: string; more?: string; sign: ReactNode }

const Row = ({ title, note, value, more, sign }: RowProps) => (
  <li>
    {sign}
    <span>
      {title} <small>{note}</small>
    </span>
    <span>
      {value} <small>{more}</small>
    </span>
  </li>
)

const Bought = ({ offer, note }: { offer: Offer; note: string }) => (
  <Row
    sign={<Initial of={offer.shop} />}
    title={offer.shop}
    note={note}
    value={euros(offer.cents)}
    more={`+${euros(cashbackOf(offer))}`}
  />
)

/** The wallet. After a payment, its cashback has come in, and it is the first of today's. */
const Home = ({ payment, hasCashback = false }: ScreenProps & { hasCashback?: boolean }) => (
  <div className="app__screen">
    <p className="app__title">
      {t('Hello, {name}', { name: CUSTOMER })} <Initial of={CUSTOMER} />
    </p>
    <p className="app__balance">
      {t('Wallet balance')} <b>{euros(payment.balance)}</b>{' '}
      <small>{t('3 of 10 cards linked')}</small>
    </p>
    {hasCashback && (
      <p className="app__reward">
        <Icon name="coin" /> Cashback <b>{`+${euros(cashbackOf(payment))}`}</b>
      </p>
    )}
    <p className="app__shortcuts" aria-hidden="true">
      <span>
        <Icon name="NFC" /> {t('Pay')}
      </span>
      <span>
        <Icon name="card" /> {t('Cards')}
      </span>
      <span>
        <Icon name="pin" /> {t('Shops')}
      </span>
    </p>
    <p className="app__heading">{t('Today')}</p>
    <ul className="app__list">
      {hasCashback && <Bought offer={payment} note={t('Just now')} />}
      {EARLIER.slice(0, hasCashback ? -1 : undefined).map((offer) => (
        <Bought key={offer.shop} offer={offer} note={translated(offer.kind)} />
      ))}
    </ul>
  </div>
)

const ShopCode = loadedLater(async () => (await import('./shop-code')).ShopCode)

const QrCode = ({ shop }: { shop: string }) => (
  <Suspense fallback={<span className="app__sign app__sign--code" />}>
    <ShopCode.Component shop={shop} />
  </Suspense>
)

const hints = {
  NFC: 'Hold the phone to the terminal',
  Bluetooth: 'The terminal has found your phone',
  'QR code': 'Point the camera at the code',
} as const satisfies Record<Way, string>

function Till({ payment, scene, act }: Omit<AppScreenProps, 'button'>) {
  const { shop, screen, way, hours, rate, isLetGo } = payment
  const hint =
    (screen === 'hold' ? t(HOLDING) : isLetGo && t(LET_GO)) ||
    t(scene === 'code' ? 'The code at the checkout' : hints[way])
  return (
    <div className="app__screen">
      <p className="app__shop">
        <Initial of={shop} /> {shop}
      </p>
      <Amount payment={payment} act={act} />
      {scene === 'campaign' && (
        <p className="app__campaign">
          <b>{t('{rate}% back', { rate })}</b> {hoursText(hours)}
        </p>
      )}
      {scene === 'ways' && <Ways way={way} act={act} />}
      <p className={isLetGo ? 'app__hint app__hint--let-go' : 'app__hint'}>
        {scene === 'code' ? (
          <b className="app__code">{CODE}</b>
        ) : (
          <span aria-hidden="true">
            {way === 'QR code' ? (
              <QrCode shop={shop} />
            ) : (
              <i className="app__sign">
                <Icon name={way} />
              </i>
            )}
          </span>
        )}{' '}
        {hint}
      </p>
      <p className="app__card">
        <Icon name="card" /> {t('My bank')} <span>{CARD}</span>
      </p>
      <p className="app__reward">
        <Icon name="coin" /> {t('You get back')} <b>{euros(cashbackOf(payment))}</b>
      </p>
    </div>
  )
}

const Amount = ({ payment: { cents, screen }, act }: Pick<AppScreenProps, 'payment' | 'act'>) => (
  <label className="app__amount">
    <small data-limits={t('{from} to {to}', { from: `€${BASKETS.from}`, to: `€${BASKETS.to}` })}>
      {t('To pay')}
    </small>
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
      <Icon name="pencil" />
    </span>
  </label>
)

function Ways({ way, act }: { way: Way } & Pick<AppScreenProps, 'act'>) {
  const name = useId()
  return (
    <fieldset className="app__ways">
      <legend className="visually-hidden">{t('How to pay')}</legend>
      {ways.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name={name}
            checked={each === way}
            onChange={() => act?.({ type: 'way', way: each })}
          />
          <Icon name={each} />
          {translated(each)}
        </label>
      ))}
    </fieldset>
  )
}

const Receipt = ({ payment, scene }: ScreenProps & { scene: PhoneScene }) => (
  <div className="app__screen">
    <p className="app__shop">{payment.shop}</p>
    <i className="app__sign app__sign--paid">
      <Icon name="tick" />
    </i>
    <p className="app__paid">
      {t('Paid')} <b>{euros(payment.cents)}</b>
    </p>
    <dl className="app__ledger">
      <dt>{scene === 'code' ? t('Code {code}', { code: CODE }) : translated(payment.way)}</dt>
      <dd>{CARD}</dd>
      <dt>{t('Cashback, {rate}%', { rate: payment.rate })}</dt>
      <dd>{`+${euros(cashbackOf(payment))}`}</dd>
    </dl>
    <p className="app__balance app__balance--small">
      {t('Balance')} <b>{euros(payment.balance)}</b>
    </p>
  </div>
)
