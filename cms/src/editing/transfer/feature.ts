import type { Feature } from '../../access/feature-type'
import { transferRoutes } from './server/routes'
import { importedTable } from './server/table'

export const transfer: Feature = {
  name: 'transfer',
  tables: [importedTable],
  // No role has it at first: only a super admin may.
  permissions: [{ uid: 'content-transfer.use', displayName: 'Move content between environments' }],
  routes: [transferRoutes],
}
