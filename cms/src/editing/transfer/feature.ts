import type { Feature } from '../../access/feature-type'
import { attemptTable, cleanAttempts } from './server/attempts'
import { transferRoutes } from './server/routes'
import { importedTable } from './server/table'

/**
 * Moves content from one environment to another as a package.
 * Without it what was tried elsewhere is typed again.
 */
export const transfer: Feature = {
  name: 'transfer',
  tables: [importedTable, attemptTable],
  jobs: [
    {
      name: 'interrupted imports',
      failure: 'The pictures of an interrupted import could not be deleted',
      isHourlyInEachProcess: true,
      run: cleanAttempts,
    },
  ],
  // No role has it at first: only a super admin may do this.
  permissions: [{ uid: 'content-transfer.use', displayName: 'Move content between environments' }],
  routes: [transferRoutes],
}
