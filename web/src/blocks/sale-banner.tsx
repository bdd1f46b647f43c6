import { Icon } from '../ui/icon'
import { Section } from '../ui/section'
import { SmartLink } from '../ui/smart-link'
import { useBlockData } from './block-data'
import type { BlockProps } from './block-props'

export function SaleBanner({ block }: BlockProps<'sale-banner'>) {
  const { site } = useBlockData()
  if (!site.saleBannerEnabled) return null
  return (
    <Section name="sale-banner" anchor={block.anchor} variant={block.theme} className="beamed">
      <SmartLink
        href={site.saleBannerUrl}
        className="sale-banner__icon"
        aria-label={site.saleBannerIconLabel}
      >
        <Icon name="coin" />
      </SmartLink>
      <p className="sale-banner__text">{site.saleBannerText}</p>
      <SmartLink href={site.saleBannerUrl} className="button">
        {site.saleBannerButton}
      </SmartLink>
    </Section>
  )
}
