import { REQUEST_ID_HEADER } from '@app/runtime'
import { logFormat } from '../src/platform/logging/log-format'
import { settings } from '../src/platform/settings/settings'

/** The id of the current request. Strapi makes its logger before the global `strapi` is there. */
const requestId = () =>
  'strapi' in globalThis
    ? strapi.requestContext.get()?.response.get(REQUEST_ID_HEADER) || undefined
    : undefined

export default { format: logFormat(settings.environment.LOG_FORMAT, requestId) }
