import { brand, type PhoneScene, RATES, t, translated } from '@app/contract'
import { CARD, CODE } from './app-screen'
import { cashbackOf, euros, type Payment, type PaymentEvent, type Screen } from './payment'

type BesideProps = {
  payment: Payment
  /** Undefined in the server's markup, which takes no events. */
  act?: ((event: PaymentEvent) => void) | undefined
}

/** What stands beside the phone in a scene, and changes with it. */
export function Beside({ scene, ...props }: BesideProps & { scene: PhoneScene }) {
  if (scene === 'code') return <Checkout {...props} />
  if (scene === 'campaign') return <Dashboard {...props} />
  if (scene === 'receipt') return <Paper {...props} />
  if (scene === 'request') return <Console {...props} />
  return null
}

const checkoutNews = {
  open: 'Waiting for your phone',
  choose: 'Is it the same on your phone?',
  hold: 'Waiting for your thumb',
  paid: 'Paid. Your order is on its way.',
  cashback: 'Paid. Your order is on its way.',
} as const satisfies Record<Screen, string>

/** The checkout of a web shop. */
const Checkout = ({ payment }: BesideProps) => (
  <div className="beside card">
    <p className="beside__title">{payment.shop}</p>
    <dl className="beside__sums">
      <dt>{t('Basket')}</dt>
      <dd>{euros(payment.cents)}</dd>
      <dt>{t('Paying with')}</dt>
      <dd>{brand.name}</dd>
      <dt>Cashback</dt>
      <dd>{euros(cashbackOf(payment))}</dd>
    </dl>
    <p className="beside__code">
      <small>{t('Your code')}</small> {CODE}
    </p>
    <p className="beside__news">{t(checkoutNews[payment.screen])}</p>
  </div>
)

const isPaid = ({ screen }: Payment) => screen === 'paid' || screen === 'cashback'

/** The receipt that the till prints. Its last sums are shown only once the payment is made. */
const Paper = ({ payment }: BesideProps) => (
  <div className={isPaid(payment) ? 'beside card beside--printed' : 'beside card'}>
    <p className="beside__title">{payment.shop}</p>
    <dl className="beside__sums">
      <dt>{t('To pay')}</dt>
      <dd>{euros(payment.cents)}</dd>
      <dt>{t('Your card')}</dt>
      <dd>{CARD}</dd>
    </dl>
    <dl className="beside__sums beside__print">
      <dt>{t('Paid with your card')}</dt>
      <dd>{euros(payment.cents)}</dd>
      <dt>{t('Cashback from the shop')}</dt>
      <dd>{euros(cashbackOf(payment))}</dd>
      <dt>{t('From the bank')}</dt>
      <dd>{euros(0)}</dd>
    </dl>
  </div>
)

const withoutValues = (_key: string, value: unknown) => (typeof value === 'object' ? value : '…')

/** A request for a payment and its response. Before the request is sent, the response has "…" for every value. */
function Console({ payment, act }: BesideProps) {
  const { shop, cents, rate } = payment
  const isSent = payment.screen !== 'open'
  const response = {
    id: `${shop.toLowerCase()}-0412`,
    status: isPaid(payment) ? 'paid' : 'requested',
    amount: cents,
    currency: 'EUR',
    ...((isPaid(payment) || !isSent) && {
      cashback: { percent: rate, amount: cashbackOf(payment), status: 'available' },
    }),
  }
  const request = {
    shop: shop.toLowerCase(),
    amount: cents,
    currency: 'EUR',
    cashbackPercent: rate,
  }
  return (
    <div
      className="beside card"
      data-variant="charcoal"
      role="group"
      aria-label={t('The request and its answer')}
    >
      <pre className="beside__json">{`POST /payments\n${JSON.stringify(request, null, 2)}`}</pre>
      <button
        type="button"
        className="button"
        onClick={() => {
          // Only the event that belongs to the current screen has an effect.
          act?.({ type: 'collect' })
          act?.({ type: 'open' })
          act?.({ type: 'again' })
        }}
      >
        {t('Run')}
      </button>
      <pre className="beside__json">
        {JSON.stringify(response, isSent ? undefined : withoutValues, 2)}
      </pre>
    </div>
  )
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const wholeNumbers = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

type ChoiceProps<Value> = {
  label: string
  value: Value
  values: readonly Value[]
  textOf?: (value: Value) => string
  choose: (value: string) => void
}

const Choice = <Value extends string | number>({
  label,
  value,
  values,
  textOf = String,
  choose,
}: ChoiceProps<Value>) => (
  <label>
    {label}{' '}
    <select value={value} onChange={({ target }) => choose(target.value)}>
      {values.map((each) => (
        <option key={each} value={each}>
          {textOf(each)}
        </option>
      ))}
    </select>
  </label>
)

const onTheHour = (hour: number) => `${hour}:00`

/** Where a shop sets its cashback, and sees what a payment brings. */
function Dashboard({ payment, act }: BesideProps) {
  const { shop, rate, hours, cents } = payment
  const back = cashbackOf(payment)
  const set = (change: Partial<typeof hours>, newRate = rate) =>
    act?.({ type: 'campaign', rate: newRate, hours: { ...hours, ...change } })
  const rates = wholeNumbers(0, (RATES.to - RATES.from) / RATES.step).map(
    (index) => RATES.from + index * RATES.step,
  )
  /** The values of a list. Without `act` nothing can be chosen, so the list has only its current value. */
  const offered = <Value,>(all: readonly Value[], current: Value) => (act ? all : [current])
  const title = t('{shop}’s campaign', { shop })
  return (
    <div className="beside card" role="group" aria-label={title}>
      <p className="beside__title">{title}</p>
      <div className="beside__choices">
        <Choice
          label="Cashback"
          value={rate}
          values={offered(rates, rate)}
          textOf={(each) => translated(`${each}%`)}
          choose={(value) => set({}, Number(value))}
        />
        <Choice
          label={t('Day')}
          value={hours.day}
          values={offered(days, hours.day)}
          textOf={translated}
          choose={(day) => set({ day })}
        />
        <Choice
          label={t('From')}
          value={hours.from}
          values={offered(wholeNumbers(8, hours.to - 1), hours.from)}
          textOf={onTheHour}
          choose={(value) => set({ from: Number(value) })}
        />
        <Choice
          label={t('To')}
          value={hours.to}
          values={offered(wholeNumbers(hours.from + 1, 20), hours.to)}
          textOf={onTheHour}
          choose={(value) => set({ to: Number(value) })}
        />
      </div>
      <dl className="beside__sums">
        <dt>{t(isPaid(payment) ? 'Paid' : 'To pay')}</dt>
        <dd>{euros(cents)}</dd>
        <dt>{t('Given back')}</dt>
        <dd>{euros(back)}</dd>
        <dt>{t('Stays with you')}</dt>
        <dd>{euros(cents - back)}</dd>
      </dl>
    </div>
  )
}
