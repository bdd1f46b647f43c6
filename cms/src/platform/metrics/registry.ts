import { Metrics } from '@beam/contract/server'

/** Of this process; served if CMS_METRICS_PORT is set. */
export const metrics = new Metrics()
