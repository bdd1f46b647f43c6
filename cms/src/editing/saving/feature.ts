import type { Feature } from '../../access/feature-type'
import { recordLiveChanges } from './server/record-live-changes'
import { refuseStaleSaves } from './server/refuse-stale-saves'
import { pruneVersions } from './server/versions/prune'
import { versionTable } from './server/versions/table'

/**
 * What each save of content does: it loses no work of a colleague, is in the audit log, and waits where it has to.
 * It cannot be taken away: other features of editing build on it.
 */
export const saving: Feature = {
  name: 'saving',
  tables: [versionTable],
  saves: [
    ['compare', refuseStaleSaves],
    ['record', recordLiveChanges],
  ],
  jobs: [{ name: 'versions', failure: 'Old versions could not be deleted', run: pruneVersions }],
}
