import { t } from '@app/contract'
import { Beside } from '../../phone/beside'
import { LivePhone } from '../../phone/live-phone'
import { euros, screens } from '../../phone/payment'
import { shownIn, useStills } from '../../phone/still'
import { BlockSection, ItemTitle } from '../block-section'
import type { BlockProps } from '../block-props'

/**
 * The app on a phone. The server sends an image of its first screen, which `startPhones` replaces with a phone
 * that visitors can use. After a navigation there is no image: the section renders that phone at once.
 */
export function Phone({ block, isFirst }: BlockProps<'phone'>) {
  const { shop, scene, points, note } = block
  const { offer, first, all } = shownIn(block)
  const stillOf = useStills()
  // With a point for each screen, the styles show which point belongs to the current screen.
  const firstScreen = points.length === screens.length ? 1 : undefined
  const about = t('{amount} to {shop}', { amount: euros(offer.cents), shop })
  return (
    <BlockSection block={block} isFirst={isFirst} className={`phone--${scene}`}>
      <div className="phone__parts" data-screen={firstScreen}>
        <div className="phone__stage" data-phone="">
          {stillOf ? (
            <>
              <Beside scene={scene} payment={first} />
              <div className="phone__device">
                <img
                  src={stillOf([first], scene)}
                  alt={t('The app before a payment of {about}', { about })}
                  width="390"
                  height="844"
                  loading="lazy"
                />
              </div>
            </>
          ) : (
            <LivePhone offer={offer} scene={scene} />
          )}
        </div>
        <noscript>
          <img
            src={stillOf?.(all, scene)}
            alt={t('The app, from the wallet to the cashback of a payment of {about}', { about })}
            width="2046"
            height="844"
            loading="lazy"
          />
        </noscript>
        <div className="phone__text">
          {note && <p className="phone__note lead">{note}</p>}
          {points.length > 0 && (
            <ol className="phone__points">
              {points.map(({ title, text }) => (
                <li key={title}>
                  <ItemTitle isFirst={isFirst}>{title}</ItemTitle>
                  {text && <p className="muted">{text}</p>}
                </li>
              ))}
            </ol>
          )}
        </div>
      </div>
    </BlockSection>
  )
}
