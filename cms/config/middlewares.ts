import { formHeaders } from '@beam/contract'
import { settings } from '../src/settings/settings'

const { siteUrl, cmsUrl } = settings

/** A local site is opened by either of this machine's names. */
const bothLocalNames = (address: string) => [
  address,
  address.replace('//localhost', '//127.0.0.1'),
  address.replace('//127.0.0.1', '//localhost'),
]

const origins = [...new Set([siteUrl, cmsUrl].flatMap(bothLocalNames))]

export default [
  'strapi::errors',
  'global::refusals',
  {
    name: 'strapi::security',
    config: {
      contentSecurityPolicy: {
        useDefaults: true,
        directives: {
          // Words, not lists: Strapi would mix its own hosts into a list.
          'connect-src': "'self'",
          'img-src': "'self' data: blob:",
          'media-src': "'self' data: blob:",
          'font-src': "'self' data:",
          'style-src': "'self' 'unsafe-inline'",
          'frame-src': `'self' ${siteUrl}`,
          upgradeInsecureRequests: null,
        },
      },
      hsts: cmsUrl.startsWith('https:') ? { maxAge: 31536000, includeSubDomains: true } : false,
    },
  },
  {
    name: 'strapi::cors',
    config: {
      origin: origins,
      credentials: false,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      headers: ['Content-Type', 'Authorization', 'If-None-Match', ...Object.values(formHeaders)],
      expose: ['ETag', 'Retry-After'],
      maxAge: 600,
    },
  },
  'global::uploads',
  'global::public-cache',
  'global::request-log',
  'global::login-guard',
  'strapi::query',
  'strapi::body',
  'strapi::favicon',
  'strapi::public',
]
