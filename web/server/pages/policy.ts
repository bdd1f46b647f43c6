import { createHash } from 'node:crypto'
import type { ThirdParties } from './third-parties'

type Allowed = {
  /** The page's inline scripts and styles. */
  scripts: string[]
  styles: string[]
  /** Origins that the page's scripts and forms may send to, and that may show the page in a frame: those of the cms. */
  connect: string[]
  /** Analytics and chat, which may be loaded after consent. */
  thirdParties: ThirdParties[]
  /** A draft sends no form anywhere. */
  isDraft?: boolean
}

const hashOf = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`

/** The content security policy of a page. Pages are stored, so inline parts are allowed by hash, not by nonce. */
export function contentPolicy({
  scripts,
  styles,
  connect,
  thirdParties,
  isDraft,
}: Allowed): string {
  const sourcesOf = (kind: keyof ThirdParties) => thirdParties.flatMap((party) => party[kind] ?? [])
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(hashOf), ...sourcesOf('script')],
    'style-src': ["'self'", ...styles.map(hashOf), ...sourcesOf('style')],
    'img-src': ["'self'", 'data:', ...sourcesOf('img')],
    'font-src': ["'self'", ...sourcesOf('font')],
    'connect-src': ["'self'", ...connect, ...sourcesOf('connect')],
    'frame-src': ['https://www.youtube-nocookie.com', ...sourcesOf('frame')],
    'manifest-src': ["'self'"],
    'form-action': isDraft ? ["'none'"] : ["'self'", ...connect],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'", ...connect],
    'object-src': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ')
}
