import { formHeaders } from '@app/contract'
import { REPLAYED } from '../src/desk/intake/idempotency-key'
import { MAX_FILE_BYTES } from '../src/platform/http/file-limit'
import { settings } from '../src/platform/settings/settings'

const { siteUrl, cmsUrl } = settings

/** A local site can be opened as localhost or 127.0.0.1. */
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
          // Strings, not arrays: Strapi would merge its own hosts into an array.
          'base-uri': "'none'",
          'connect-src': "'self'",
          'img-src': "'self' data: blob:",
          'media-src': "'self' data: blob:",
          'font-src': "'self' data:",
          'style-src': "'self' 'unsafe-inline'",
          'frame-src': `'self' ${siteUrl}`,
          // Left out: it would send browsers to https, which a local cms does not have.
          upgradeInsecureRequests: null,
        },
      },
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      // The media library's files say otherwise: other sites may show pictures.
      crossOriginResourcePolicy: { policy: 'same-origin' },
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
      expose: ['ETag', 'Retry-After', REPLAYED],
      maxAge: 600,
    },
  },
  'global::uploads',
  'global::public-cache',
  'global::request-log',
  'global::malformed-addresses',
  'global::webp-copies',
  'global::login-guard',
  'strapi::query',
  { name: 'strapi::body', config: { formidable: { maxFileSize: MAX_FILE_BYTES } } },
  'strapi::favicon',
  'strapi::public',
]
