import { type StoreCard as Card, t, translated } from '@app/contract'
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
        <strong>{translated(title)}</strong> <span className="muted">{translated(reason)}</span>
      </figcaption>
      <div className="store-card__card">
        <div
          className="store-card__shop"
          role="img"
          aria-label={t('A shop with a striped awning')}
        />
        <div className="store-card__text">
          <p className="store-card__name">
            {typedIn(values, name.field) || translated(name.before)}
          </p>
          <p>{typedIn(values, description.field) || translated(description.before)}</p>
          <p className="store-card__cashback">
            {percentage
              ? t('{percentage} cashback', { percentage: translated(`${percentage}%`) })
              : translated(cashback.before)}
          </p>
        </div>
      </div>
    </figure>
  )
}
