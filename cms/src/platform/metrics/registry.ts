import { Metrics } from '@app/runtime'

/** Of this process; served if CMS_METRICS_PORT is set. */
export const metrics = new Metrics()
