import type { SiteSetting } from '@app/contract'
import type { SiteConfig } from '../../src/browser/site-config'

/** Allowed sources by directive, beside the site's own. */
export type ThirdParties = Partial<
  Record<'script' | 'style' | 'img' | 'font' | 'connect' | 'frame', readonly string[]>
>

// As Google names them for Tag Manager and Analytics. Tags that are inline scripts stay forbidden.
const tagManager: ThirdParties = {
  script: ['https://*.googletagmanager.com'],
  img: ['https://*.googletagmanager.com', 'https://*.google-analytics.com'],
  connect: [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  frame: ['https://www.googletagmanager.com'],
}

function chat(address: string): ThirdParties {
  const { origin, host } = new URL(address)
  const own = [origin]
  return {
    script: own,
    style: own,
    img: own,
    font: own,
    connect: [origin, `wss://${host}`],
    frame: own,
  }
}

/** What runs on a page once its visitor accepts. */
export const tagsOf = ({ gtmId, chatWidgetUrl }: SiteConfig, { chatEnabled }: SiteSetting) =>
  [gtmId, chatEnabled ? chatWidgetUrl : ''].filter((tag) => tag !== '')

/** The third parties that are configured. A page loads them once its visitor consents; the chat may be exempt. */
export const thirdPartiesOf = ({ gtmId, chatWidgetUrl }: SiteConfig): ThirdParties[] => [
  ...(gtmId ? [tagManager] : []),
  ...(chatWidgetUrl ? [chat(chatWidgetUrl)] : []),
]
