import { locale, t } from '@app/contract'
import { Icon } from '../../ui/icon'
import { Picture } from '../../ui/picture'
import { SmartLink } from '../../ui/smart-link'
import { BlockSection, ItemTitle } from '../block-section'
import type { BlockProps } from '../block-props'

export function Press({ block, isFirst, isLead }: BlockProps<'press'>) {
  // In UTC, so that the server and every browser render the same date.
  const dateFormat = new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <BlockSection block={block} isFirst={isFirst}>
      <ul className="press__list">
        {block.items.map((item, index) => (
          <li className="press__item" key={item.url}>
            {index === 0 && block.leadPicture ? (
              <Picture className="press__picture" image={block.leadPicture} isEager={isLead} />
            ) : (
              item.picture && (
                <Picture className="press__thumbnail" width="card" image={item.picture} />
              )
            )}
            <div className="press__source">
              {item.image ? (
                <Picture
                  className="press__logo"
                  width="mark"
                  image={{ ...item.image, alt: item.image.alt || item.outlet }}
                />
              ) : (
                <p>{item.outlet}</p>
              )}
              <time className="muted" dateTime={item.date}>
                {dateFormat.format(new Date(item.date))}
              </time>
            </div>
            <div className="press__text">
              <ItemTitle isFirst={isFirst}>{item.title}</ItemTitle>
              <p className="muted">{item.summary}</p>
            </div>
            <SmartLink href={item.url} className="arrow-link">
              {t('Read more')}
              <span className="visually-hidden">{`: ${item.title}`}</span>
              <Icon name="arrow-out" />
            </SmartLink>
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}
