import { type SiteSetting, t, translated } from '@app/contract'
import { Mark } from '../ui/mark'
import { networkNames } from '../ui/network-names'

type SocialLinksProps = { links: SiteSetting['socialLinks']; label: string }

export const SocialLinks = ({ links, label }: SocialLinksProps) => (
  <ul className="social-links" aria-label={label}>
    {links.map(({ network, url }, index) => (
      <li key={index}>
        <a
          href={url}
          target="_blank"
          rel="noopener"
          aria-label={t('{network} (opens in a new tab)', {
            network: translated(networkNames[network]),
          })}
        >
          <Mark name={network} />
        </a>
      </li>
    ))}
  </ul>
)
