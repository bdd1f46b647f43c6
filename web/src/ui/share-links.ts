import { translated } from '@app/contract'
import { networkNames, type ShareNetwork, shareNetworks } from './network-names'

export type ShareLink = { network: ShareNetwork; label: string; href: string; isPopup: boolean }

// URLSearchParams encodes spaces as '+', which mail programs do not decode.
const withQuery = (base: string, parameters: Record<string, string>) =>
  `${base}?${Object.entries(parameters)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')}`

const addresses: Record<ShareNetwork, (url: string, title: string, text: string) => string> = {
  linkedin: (url) => withQuery('https://www.linkedin.com/sharing/share-offsite/', { url }),
  x: (url, title) => withQuery('https://x.com/intent/post', { url, text: title }),
  whatsapp: (url, title, text) =>
    withQuery('https://api.whatsapp.com/send', { text: `${title}\n${text}\n${url}` }),
  facebook: (u, title) =>
    withQuery('https://www.facebook.com/sharer/sharer.php', { u, quote: title }),
  telegram: (url, title, text) =>
    withQuery('https://t.me/share/url', { url, text: `${title}\n${text}` }),
  email: (url, title, text) => withQuery('mailto:', { subject: title, body: `${text}\n\n${url}` }),
}

export const shareLinks = (url: string, title: string, text: string): ShareLink[] =>
  shareNetworks.map((network) => ({
    network,
    label: translated(networkNames[network]),
    href: addresses[network](url, title, text),
    isPopup: network !== 'email',
  }))

/** False if the browser blocked the popup; the link must then be followed normally. */
export function openSharePopup(href: string): boolean {
  const popup = window.open(href, '_blank', 'popup,width=600,height=400')
  if (!popup) return false
  popup.opener = null
  return true
}
