import { expect, it } from 'vitest'
import { afterEvent, cashbackOf, centsTyped, euros, paymentOf, type PaymentEvent } from './payment'

const offer = { shop: 'Fernway', cents: 1250, rate: 10 }

const after = (...types: PaymentEvent['type'][]) =>
  types.reduce(
    (payment, type) => afterEvent(payment, { type } as PaymentEvent),
    paymentOf(offer, 410),
  )

it('leads from the wallet to the cashback, which is in the wallet as soon as the payment is made', () => {
  expect(after('open', 'hold', 'paid')).toMatchObject({ screen: 'paid', balance: 535 })
  expect(after('open', 'hold', 'paid', 'collect')).toMatchObject({
    screen: 'cashback',
    balance: 535,
  })
})

it('is not paid when the finger is lifted too early', () => {
  expect(after('open', 'hold', 'release')).toMatchObject({ screen: 'choose', balance: 410 })
  expect(after('open', 'hold', 'release', 'paid')).toMatchObject({ screen: 'choose' })
})

it('says so until something else is done', () => {
  expect(after('open', 'hold')).toMatchObject({ isLetGo: false })
  expect(after('open', 'hold', 'release')).toMatchObject({ isLetGo: true })
  expect(after('open', 'hold', 'release', 'hold')).toMatchObject({ isLetGo: false })
})

it('is not paid twice', () => {
  const paid = after('open', 'hold', 'paid', 'collect', 'collect', 'paid')
  expect(paid).toMatchObject({ screen: 'cashback', balance: 535 })
  expect(after('open', 'hold', 'paid', 'collect', 'again')).toMatchObject({ screen: 'choose' })
})

it('takes another amount and way only while they can be chosen', () => {
  const chosen = afterEvent(after('open'), { type: 'amount', cents: 333 })
  expect(chosen.cents).toBe(333)
  expect(cashbackOf(chosen)).toBe(33)
  expect(euros(cashbackOf(chosen))).toBe('€0.33')
  expect(afterEvent(after('open'), { type: 'way', way: 'QR code' }).way).toBe('QR code')
  expect(afterEvent(after('open', 'hold'), { type: 'way', way: 'QR code' }).way).toBe('NFC')
})

it('pays by the rate that the shop has set', () => {
  const hours = { day: 'Monday', from: 9, to: 12 }
  const set = afterEvent(after('open'), { type: 'campaign', rate: 20, hours })
  const paid = (['hold', 'paid'] as const).reduce(
    (payment, type) => afterEvent(payment, { type }),
    set,
  )
  expect(paid).toMatchObject({ screen: 'paid', hours, rate: 20 })
  expect(afterEvent(paid, { type: 'campaign', rate: 50, hours })).toMatchObject({
    screen: 'choose',
    rate: 50,
    balance: 660,
  })
  expect(afterEvent(after('open', 'hold'), { type: 'campaign', rate: 50, hours }).rate).toBe(10)
})

it.each([
  [12.5, 1250],
  [1, 100],
  [0.99, 100],
  [-5, 100],
  [200, 20_000],
  [250, 20_000],
  [Number.NaN, undefined],
])('an amount of %d is paid as %d cents', (typed, cents) => {
  expect(centsTyped(typed)).toBe(cents)
})
