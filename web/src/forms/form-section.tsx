import type { Section } from '@beam/contract'
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
}

export function FormSection({ section, id, number, level }: FormSectionProps) {
  const { title, reason, partOf, fields, storeCard } = section
  const content = (
    <div className="intake__fields">
      {fields.map((field) => (
        <FormField key={field.name} field={field} />
      ))}
    </div>
  )
  if (!title) return <div className="intake__section intake__section--untitled">{content}</div>
  return (
    <fieldset
      id={id}
      className={classes('intake__section', partOf && 'intake__section--part')}
      aria-describedby={reason && `${id}-reason`}
    >
      <legend className="intake__legend">
        {number > 0 && (
          <span className="intake__number">
            {number}
            <span className="visually-hidden">. </span>
          </span>
        )}
        <Heading level={partOf ? below(level) : level} className="intake__title">
          {title}
        </Heading>
      </legend>
      {reason && (
        <p id={`${id}-reason`} className="intake__reason">
          {reason}
        </p>
      )}
      {storeCard && <StoreCard card={storeCard} />}
      {content}
    </fieldset>
  )
}
