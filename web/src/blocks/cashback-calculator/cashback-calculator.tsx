import { BASKETS, locale, RATES, t } from '@app/contract'
import { type FormEvent, useId } from 'react'
import { BlockSection } from '../block-section'
import type { BlockProps } from '../block-props'
import { updateCalculator } from './update-calculator'

const money = (options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(locale(), { style: 'currency', currency: 'EUR', ...options })

const euros = (cents: number) => money({}).format(cents / 100)

const percent = (rate: number) =>
  new Intl.NumberFormat(locale(), { style: 'percent' }).format(rate / 100)

type AmountProps = { name: 'basket' | 'rate'; label: string; value: number }

/** A slider and a field for the same number. The browser keeps the visitor's choice; React never resets it. */
function Amount({ name, label, value }: AmountProps) {
  const id = useId()
  const isMoney = name === 'basket'
  const { from, to, step, fieldStep } = isMoney ? BASKETS : RATES
  const written = isMoney ? money({ minimumFractionDigits: 0 }).format : percent
  const limits = { from: written(from), to: written(to), step: written(fieldStep) }
  const shared = { name, min: from, max: to, autoComplete: 'off' }
  return (
    <div className="cashback-calculator__amount">
      <label htmlFor={id}>{label}</label>
      <span
        className="cashback-calculator__field"
        data-limits={
          isMoney ? t('{from} to {to}', limits) : t('{from} to {to}, in steps of {step}', limits)
        }
      >
        {isMoney && '€'}
        <input
          {...shared}
          id={id}
          type="number"
          defaultValue={isMoney ? value.toFixed(2) : value}
          inputMode="decimal"
          step={fieldStep}
          required
        />
        {!isMoney && '%'}
      </span>
      <input
        {...shared}
        type="range"
        defaultValue={value}
        step={step}
        aria-label={label}
        aria-valuetext={isMoney ? euros(value * 100) : percent(value)}
      />
    </div>
  )
}

export function CashbackCalculator({ block, isFirst }: BlockProps<'cashback-calculator'>) {
  const update = ({ target, currentTarget }: FormEvent) =>
    updateCalculator(target as HTMLInputElement, currentTarget)
  const cents = Math.round(block.basket * 100)
  const back = Math.round((cents * block.rate) / 100)
  const figure = (name: string, amount: number) => (
    <output name={name} suppressHydrationWarning>
      {euros(amount)}
    </output>
  )
  return (
    <BlockSection block={block} isFirst={isFirst}>
      <div className="cashback-calculator__sheet" data-calculator onInput={update}>
        <div>
          <Amount name="basket" label={block.basketLabel} value={block.basket} />
          <Amount name="rate" label={block.rateLabel} value={block.rate} />
          <p className="muted">{block.note}</p>
        </div>
        <div className="cashback-calculator__result" data-variant="yellow">
          <p>
            {`${block.resultLabel} `}
            {figure('back', back)}
          </p>
          {block.restLabel && (
            <p>
              {`${block.restLabel} `}
              {figure('rest', cents - back)}
            </p>
          )}
        </div>
      </div>
    </BlockSection>
  )
}
