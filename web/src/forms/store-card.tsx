import type { StoreCard as Card } from '@app/contract'
import { useState } from 'react'
import { useEachChange, type Values } from './form-values'
import { useIntakeForm } from './intake-form-context'

const typedIn = (values: Values, field: string) => String(values[field] ?? '').trim()

/** How customers will see the store, as it is typed. */
export function StoreCard({ card: { title, reason, answers } }: { card: Card }) {
  const [values, setValues] = useState<Values>({})
  useEachChange(useIntakeForm().methods, (now) => setValues({ ...now }))
  const { name, description, cashback } = answers
  const percentage = typedIn(values, cashback.field)
  return (
    <figure className="store-card">
      <figcaption>
        <strong>{title}</strong> <span className="muted">{reason}</span>
      </figcaption>
      <div className="store-card__card">
        <div className="store-card__shop" role="img" aria-label="A shop with a striped awning" />
        <div className="store-card__text">
          <p className="store-card__name">{typedIn(values, name.field) || name.before}</p>
          <p>{typedIn(values, description.field) || description.before}</p>
          <p className="store-card__cashback">
            {percentage ? `${percentage}% cashback` : cashback.before}
          </p>
        </div>
      </div>
    </figure>
  )
}
