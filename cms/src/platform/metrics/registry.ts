import { Metrics } from '@app/runtime'

/** The metrics of this process; served if CMS_METRICS_PORT is set. */
export const metrics = new Metrics()
