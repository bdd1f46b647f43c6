import { createHash } from 'node:crypto'
import type { ThirdParties } from './third-parties'

type Allowed = {
  /** Bodies of the inline scripts and styles that the page carries. */
  scripts: string[]
  styles: string[]
  /** Origins that the page's scripts call: the content service and the intake. */
  connect: string[]
  /** Analytics and chat, which may come after consent. */
  thirdParties: ThirdParties[]
}

const hashOf = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`

/** The content security policy of a stored page: inline parts are named by their hash. */
export function contentPolicy({ scripts, styles, connect, thirdParties }: Allowed): string {
  const theirs = (kind: keyof ThirdParties) => thirdParties.flatMap((one) => one[kind] ?? [])
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(hashOf), ...theirs('script')],
    'style-src': ["'self'", ...styles.map(hashOf), ...theirs('style')],
    'img-src': ["'self'", 'data:', ...theirs('img')],
    'font-src': ["'self'", ...theirs('font')],
    'connect-src': ["'self'", ...connect, ...theirs('connect')],
    'frame-src': ['https://www.youtube-nocookie.com', ...theirs('frame')],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...connect],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'", ...connect],
    'object-src': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ')
}
