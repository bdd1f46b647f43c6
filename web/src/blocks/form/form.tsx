import type { BlockOf } from '@app/contract'
import { classes } from '../../ui/classes'
import { Heading } from '../../ui/heading'
import { Mark } from '../../ui/mark'
import { Picture } from '../../ui/picture'
import { RichText } from '../../ui/rich-text'
import { Section } from '../../ui/section'
import { SmartLink } from '../../ui/smart-link'
import { useBlockData } from '../block-data'
import type { BlockProps } from '../block-props'

export function Form({ block, isFirst }: BlockProps<'form'>) {
  const { renderForm } = useBlockData()
  const level = isFirst ? 2 : 3
  const { statistics, pointsTitle, points, contactWays } = block
  const hasAside = pointsTitle ?? [...points, ...contactWays].length > 0
  return (
    <Section
      name="form"
      anchor={block.anchor}
      className={contactWays.length > 0 ? 'form--beside' : undefined}
    >
      <header
        className={classes('form__head', block.image && 'form__head--pictured')}
        data-variant={block.variant}
      >
        <Heading level={isFirst ? 1 : 2} className="form__title title-1">
          {block.title}
        </Heading>
        {block.subtitle && <p className="form__subtitle lead">{block.subtitle}</p>}
        {block.introduction && <RichText nodes={block.introduction} headingLevel={level} />}
        {statistics.length > 0 && (
          <dl className="form__statistics">
            {statistics.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {block.image && <Picture image={block.image} className="form__picture" width="card" />}
      </header>
      {renderForm?.(block, level)}
      {hasAside && (
        <div className="form__aside" data-variant={block.variant}>
          {pointsTitle && (
            <Heading level={level} className="title-3">
              {pointsTitle}
            </Heading>
          )}
          {points.length > 0 && (
            <ol className="form__points">
              {points.map(({ title, text }) => (
                <li key={title}>
                  <strong>{title}</strong>
                  {text && <p className="muted">{text}</p>}
                </li>
              ))}
            </ol>
          )}
          {contactWays.length > 0 && <ContactWays ways={contactWays} />}
        </div>
      )}
    </Section>
  )
}

function ContactWays({ ways }: { ways: BlockOf<'form'>['contactWays'] }) {
  const { legalName, legalAddress, legalRegister } = useBlockData().site
  return (
    <ul className={`form__ways of-${ways.length}`}>
      {ways.map(({ icon, title, text, link }) => (
        <li key={title}>
          {icon && <Mark name={icon} className="form__icon" />}
          <strong>{title}</strong>
          {link && <SmartLink href={link.url}>{link.label}</SmartLink>}
          {text && <p className="muted">{text}</p>}
        </li>
      ))}
      {legalName && (
        <li>
          <Mark name="bank" className="form__icon" />
          <strong>{legalName}</strong>
          {legalAddress && <p>{legalAddress}</p>}
          {legalRegister && <p className="muted">{legalRegister}</p>}
        </li>
      )}
    </ul>
  )
}
