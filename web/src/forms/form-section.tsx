import { type Section, translated } from '@app/contract'
import type { ReactNode } from 'react'
import { below, Heading, type HeadingLevel } from '../ui/heading'
import { classes } from '../ui/classes'
import { FormField } from './fields/form-field'
import { StoreCard } from './store-card'

type FormSectionProps = {
  section: Section
  id: string
  /** Shown before the title, unless it is 0. */
  number: number
  level: HeadingLevel
  /** The sections that are part of it. */
  children?: ReactNode
}

export function FormSection({ section, id, number, level, children }: FormSectionProps) {
  const { title, reason, partOf, fields, storeCard } = section
  const content = (
    <div className="intake__fields">
      {fields.map((field) => (
        <FormField key={field.name} field={field} />
      ))}
    </div>
  )
  if (!title) return <div className="intake__section intake__section--untitled">{content}</div>
  // Not a fieldset: a legend is never a grid item, and can't hold the reason.
  return (
    <div
      id={id}
      role="group"
      className={classes('intake__section', partOf && 'intake__section--part')}
      aria-labelledby={`${id}-title`}
      aria-describedby={reason && `${id}-reason`}
    >
      <div className="intake__about">
        <div className="intake__head">
          <div id={`${id}-title`} className="intake__legend">
            {number > 0 && (
              <span className="intake__number">
                {number}
                <span className="visually-hidden">. </span>
              </span>
            )}
            <Heading level={partOf ? below(level) : level} className="intake__title">
              {translated(title)}
            </Heading>
          </div>
          {reason && (
            <p id={`${id}-reason`} className="intake__reason">
              {translated(reason)}
            </p>
          )}
        </div>
        {storeCard && <StoreCard card={storeCard} />}
      </div>
      <div className="intake__answers">
        {content}
        {children}
      </div>
    </div>
  )
}
