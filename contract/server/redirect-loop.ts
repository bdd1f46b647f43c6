import type { Redirect } from '../content/types'

const HERE = 'http://this.site'

/** Capitals and a slash at the end make no difference to the site. */
const samePath = (path: string) => path.replace(/(?!^)\/$/, '').toLowerCase()

/** Whether a browser that follows the redirect would request the same path again, endlessly. */
export function leadsToItself({ from, to }: Redirect, siteUrl = HERE): boolean {
  try {
    const target = new URL(to, new URL(siteUrl + encodeURI(from)))
    const isHere = target.origin === new URL(siteUrl).origin
    return isHere && samePath(decodeURIComponent(target.pathname)) === samePath(from)
  } catch {
    return false
  }
}
