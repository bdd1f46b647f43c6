import type { Feature } from '../../access/feature-type'
import { binDeleted } from './server/bin-deleted'
import { emptyBin } from './server/empty'
import { binRoutes } from './server/routes'
import { binTable } from './server/table'

/** Keeps what staff delete for thirty days, and brings it back. Without it what is deleted is gone at once. */
export const bin: Feature = {
  name: 'bin',
  tables: [binTable],
  // No role has it at first: only a super admin may do this.
  permissions: [{ uid: 'bin.delete-for-good', displayName: 'Delete for good what is in the bin' }],
  routes: [binRoutes],
  saves: [['record', binDeleted]],
  jobs: [{ name: 'bin', failure: 'The bin could not be emptied', run: emptyBin }],
}
