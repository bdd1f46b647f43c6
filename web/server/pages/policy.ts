import { createHash } from 'node:crypto'

type Allowed = {
  /** Bodies of the inline scripts and styles that the page carries. */
  scripts: string[]
  styles: string[]
  /** Origins that the page's scripts call: the content service and the intake. */
  connect: string[]
  /** Origins of scripts that may come after consent: analytics, chat. */
  thirdParties: string[]
}

const hashOf = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`

/** The content security policy of a stored page: inline parts are named by their hash. */
export function contentPolicy({ scripts, styles, connect, thirdParties }: Allowed): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(hashOf), ...thirdParties],
    'style-src': ["'self'", ...styles.map(hashOf)],
    'img-src': ["'self'", 'data:', ...thirdParties],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect, ...thirdParties],
    'frame-src': ['https://www.youtube-nocookie.com', ...thirdParties],
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
