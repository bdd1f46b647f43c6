import { HOME_SLUG, pathOfSlug, type SiteSetting } from '@app/contract'
import { sitePaths } from '@app/runtime'
import { renderSVG } from 'uqr'
import { unencoded } from '../encoded'

const DRAWING = { ecc: 'M', border: 2, pixelSize: 1, blackColor: '#14181f' } as const

type Stores = Pick<SiteSetting, 'appStoreUrl' | 'googlePlayUrl'>

/** Where a device finds the app. Computers, and devices without a store, get the home page. */
export function storeFor(userAgent = '', { appStoreUrl, googlePlayUrl }: Stores): string {
  const home = pathOfSlug(HOME_SLUG)
  if (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent)) return appStoreUrl ?? home
  return (/\bAndroid\b/.test(userAgent) && googlePlayUrl) || home
}

/** The QR code of the app link, which redirects to the device's store. */
export const appCode = (siteUrl: string) => ({
  type: 'image/svg+xml; charset=utf-8',
  ...unencoded(Buffer.from(renderSVG(siteUrl + sitePaths.app, DRAWING))),
})
