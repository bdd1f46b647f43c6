import { SEARCH_PARAMETERS, SEARCH_PATH, t, translated } from '@app/contract'
import { LiveCounter } from '../../phone/live-counter'
import { Beam } from '../../ui/beam'
import { ButtonLink } from '../../ui/button-link'
import { classes } from '../../ui/classes'
import { Picture } from '../../ui/picture'
import { Section, SectionHead } from '../../ui/section'
import { StoreBadges } from '../../ui/store-badges'
import { useBlockData } from '../block-data'
import type { BlockProps } from '../block-props'

export function Hero({ block, isFirst, isLead }: BlockProps<'hero'>) {
  const { site } = useBlockData()
  const { image, button, secondButton } = block
  return (
    <Section
      name="hero"
      anchor={block.anchor}
      variant={block.variant ?? 'teal'}
      className={classes(
        `hero--${block.layout}`,
        `hero--image-${block.imagePosition}`,
        `hero--${block.composition}`,
        // Not by :has(): the text would move when the parser reaches the picture.
        image && 'hero--pictured',
        block.showSearch && 'hero--search',
        // Both buttons fit on one line beside a picture that fills its side.
        block.composition === 'half' && secondButton && 'hero--paired',
      )}
    >
      <div className="hero__text">
        <SectionHead block={block} isFirst={isFirst} isCentred={block.layout === 'centred'} />
        {block.showSearch && (
          <form className="hero__search" role="search" action={translated(SEARCH_PATH)}>
            <input
              className="field__control"
              type="search"
              name={SEARCH_PARAMETERS.words}
              aria-label={t('Search')}
              placeholder={t('Search the site')}
            />
            <button className="button">{t('Search')}</button>
          </form>
        )}
        {(button ?? secondButton) && (
          <p className="hero__buttons">
            {button && <ButtonLink link={button} />}
            {secondButton && <ButtonLink link={secondButton} look="secondary" />}
          </p>
        )}
        {block.showStoreBadges && (
          <StoreBadges appStoreUrl={site.appStoreUrl} googlePlayUrl={site.googlePlayUrl} />
        )}
      </div>
      {image && (
        <div className="hero__picture">
          {block.composition === 'beam' && <Beam />}
          <Picture
            image={image}
            width={block.composition === 'scene' ? 'page' : 'half'}
            isEager={isLead}
            isPlayed={block.composition === 'free'}
          />
          {block.composition === 'free' && <LiveCounter drawing={image.src} />}
        </div>
      )}
    </Section>
  )
}
