import { wallClock } from '@app/contract'
import { type SiteConfig, siteConfig } from '../../browser/site-config'
import type { CookieChoice } from './consent-mode'

declare global {
  interface Window {
    dataLayer: unknown[]
  }
}

type Configured = Pick<SiteConfig, 'gtmId' | 'chatWidgetUrl' | 'chatBeforeConsent'>

const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js?id='

/** Loads the configured scripts that the choice allows, each once. */
export function loadThirdParties(
  choice: CookieChoice | undefined,
  isChatOn: boolean,
  { gtmId, chatWidgetUrl, chatBeforeConsent }: Configured = siteConfig(),
) {
  const isAccepted = choice === 'accepted'
  if (gtmId && isAccepted && load(TAG_MANAGER + gtmId))
    window.dataLayer.push({ 'gtm.start': wallClock(), event: 'gtm.js' })
  if (chatWidgetUrl && isChatOn && (isAccepted || chatBeforeConsent)) load(chatWidgetUrl)
}

const loaded = new Set<string>()

/** Whether a third-party script was loaded on this page. Only leaving the page ends such a script. */
export const runsThirdParties = () => loaded.size > 0

function load(src: string): boolean {
  if (loaded.has(src)) return false
  loaded.add(src)
  const script = document.createElement('script')
  script.src = src
  script.async = true
  document.head.append(script)
  return true
}
