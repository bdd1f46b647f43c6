import type { SiteSetting, SocialNetwork } from '@beam/contract'
import { Mark } from '../ui/mark'

const names = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  x: 'X',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  medium: 'Medium',
  telegram: 'Telegram',
  tiktok: 'TikTok',
  pinterest: 'Pinterest',
} as const satisfies Record<SocialNetwork, string>

type SocialLinksProps = { links: SiteSetting['socialLinks']; label: string }

export const SocialLinks = ({ links, label }: SocialLinksProps) => (
  <ul className="social-links" aria-label={label}>
    {links.map(({ network, url }, index) => (
      <li key={index}>
        <a
          href={url}
          target="_blank"
          rel="noopener"
          aria-label={`${names[network]} (opens in a new tab)`}
        >
          <Mark name={network} />
        </a>
      </li>
    ))}
  </ul>
)
