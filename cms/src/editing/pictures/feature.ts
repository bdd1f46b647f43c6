import type { Feature } from '../../access/feature-type'
import { editors, grantsTo } from '../../access/roles/role-table'
import { bucketCopies } from './server/bucket-copies'
import { checkBucket } from './server/check-bucket'
import { guardUploads } from './server/guard-uploads'
import { refuseWhileReplacing, replacedTable } from './server/replacing'
import { fileRoutes } from './server/routes'
import { storeWhole } from './server/store-whole'
import { unsettledTable } from './server/unsettled'
import { settings } from '../../platform/settings/settings'
import type { Job } from '../../platform/jobs/job'

const ACTIONS = [
  'read',
  'assets.create',
  'assets.update',
  'assets.download',
  'assets.copy-link',
  'configure-view',
]

const tidyCopies: Job = {
  name: 'files in the bucket',
  failure: 'Files in the bucket could not be tidied up',
  isHourlyInEachProcess: true,
  isOn: () => settings.bucket !== undefined,
  run: async (strapi) => bucketCopies(strapi)?.tidy(),
}

/**
 * Checks what is uploaded, replaces and describes files, and finds where they are used.
 * It cannot be taken away: without it, anything could be uploaded.
 */
export const pictures: Feature = {
  name: 'pictures',
  tables: [replacedTable, unsettledTable],
  jobs: [tidyCopies],
  grants: () =>
    grantsTo(
      editors,
      ACTIONS.map((action) => ({ action: `plugin::upload.${action}` })),
    ),
  routes: [fileRoutes],
  saves: [['files', refuseWhileReplacing]],
  async bootstrap(strapi) {
    await checkBucket(strapi)
    storeWhole(strapi)
    guardUploads(strapi)
  },
}
