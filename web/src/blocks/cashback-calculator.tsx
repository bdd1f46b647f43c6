import { BASKETS, RATES } from '@beam/contract'
import { useId, useLayoutEffect } from 'react'
import { BlockSection } from './block-section'
import type { BlockProps } from './block-props'
import { watchCalculators } from './watch-calculators'

const euros = (cents: number) => `€${(cents / 100).toFixed(2)}`

type AmountProps = { name: 'basket' | 'rate'; label: string; value: number }

/** A slider and a field for the same number. The browser keeps the visitor's choice; React never resets it. */
function Amount({ name, label, value }: AmountProps) {
  const id = useId()
  const isMoney = name === 'basket'
  const { from, to, step, fieldStep } = isMoney ? BASKETS : RATES
  const shared = { name, min: from, max: to, autoComplete: 'off' }
  return (
    <div className="cashback-calculator__amount">
      <label htmlFor={id}>{label}</label>
      <span className="cashback-calculator__field">
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
        aria-valuetext={isMoney ? euros(value * 100) : `${value}%`}
      />
    </div>
  )
}

export function CashbackCalculator({ block, isFirst }: BlockProps<'cashback-calculator'>) {
  // Before the visitor can type: what is typed earlier changes no figure.
  useLayoutEffect(watchCalculators, [])
  const cents = Math.round(block.basket * 100)
  const back = Math.round((cents * block.rate) / 100)
  const figure = (name: string, amount: number) => (
    <output name={name} suppressHydrationWarning>
      {euros(amount)}
    </output>
  )
  return (
    <BlockSection block={block} isFirst={isFirst}>
      <div className="cashback-calculator__sheet" data-calculator>
        <div className="cashback-calculator__amounts">
          <Amount name="basket" label={block.basketLabel} value={block.basket} />
          <Amount name="rate" label={block.rateLabel} value={block.rate} />
          <p className="cashback-calculator__note">{block.note}</p>
        </div>
        <div className="cashback-calculator__result" data-variant="yellow">
          <p>
            {block.resultLabel} {figure('back', back)}
          </p>
          {block.restLabel && (
            <p className="cashback-calculator__rest">
              {block.restLabel} {figure('rest', cents - back)}
            </p>
          )}
        </div>
      </div>
    </BlockSection>
  )
}
