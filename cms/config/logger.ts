import { REQUEST_ID_HEADER } from '@app/runtime'
import { logFormat } from '../src/platform/logging/log-format'
import { settings } from '../src/platform/settings/settings'

/** Strapi makes its logger before it makes itself. */
const requestId = () =>
  'strapi' in globalThis
    ? strapi.requestContext.get()?.response.get(REQUEST_ID_HEADER) || undefined
    : undefined

export default { format: logFormat(settings.environment.LOG_FORMAT, requestId) }
