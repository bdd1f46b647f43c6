import { Icon } from '../../ui/icon'
import { Section } from '../../ui/section'
import { SmartLink } from '../../ui/smart-link'
import { useBlockData } from '../block-data'
import type { BlockProps } from '../block-props'

export function SaleBanner({ block }: BlockProps<'sale-banner'>) {
  const { site } = useBlockData()
  const { saleBannerText: text, saleBannerButton: label, saleBannerUrl: url } = site
  if (!site.saleBannerEnabled || !text || !label || !url) return null
  return (
    <Section name="sale-banner" anchor={block.anchor} variant={block.theme} className="beamed">
      <SmartLink
        href={url}
        className="sale-banner__icon"
        aria-label={site.saleBannerIconLabel ?? text}
      >
        <Icon name="coin" />
      </SmartLink>
      <p className="sale-banner__text">{text}</p>
      <SmartLink href={url} className="button">
        {label}
      </SmartLink>
    </Section>
  )
}
