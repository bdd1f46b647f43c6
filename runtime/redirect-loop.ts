import type { Redirect } from '@app/contract'

const HERE = 'http://this.site'

/** Capitals and a slash at the end make no difference to the site. */
export const normalPath = (path: string) => path.replace(/(?!^)\/$/, '').toLowerCase()

/** The path on this site that a redirect leads to; undefined if it leads elsewhere. */
export function targetPath({ from, to }: Redirect, siteUrl = HERE): string | undefined {
  try {
    const target = new URL(to, new URL(siteUrl + encodeURI(from)))
    const isHere = target.origin === new URL(siteUrl).origin
    return isHere ? normalPath(decodeURIComponent(target.pathname)) : undefined
  } catch {
    return undefined
  }
}

/** Whether a browser that follows the redirect would request the same path again, endlessly. */
export const leadsToItself = (redirect: Redirect, siteUrl = HERE): boolean =>
  targetPath(redirect, siteUrl) === normalPath(redirect.from)
