import { cutPublishes } from './cases/cut-publishes'
import { hostileCms } from './cases/hostile-cms'
import { killCms } from './cases/kill-cms'
import { loseAnswers } from './cases/lose-answers'
import { loseDatabase } from './cases/lose-database'
import { sideBySide } from './cases/side-by-side'
import { terminateCms } from './cases/terminate-cms'
import type { FaultCase } from './fault-case'

export const databases = ['sqlite', 'postgres'] as const
export type Database = (typeof databases)[number]

const killed = { name: 'kill', title: 'kill -9 of the cms', run: killCms }
const terminated = { name: 'terminate', title: 'SIGTERM of the cms under load', run: terminateCms }
const lost = { name: 'answers', title: 'answers lost after the commit', run: loseAnswers }
const gone = { name: 'database', title: 'the database gone and back', run: loseDatabase }
const cut = { name: 'publish', title: 'publishes without connections', run: cutPublishes }
const hostile = { name: 'hostile', title: 'a hostile cms', run: hostileCms }
const beside = { name: 'two', title: 'two sites, two cms', run: sideBySide }

/** In this order; the kills come last, since they can end early when the time is up. */
export const cases: Record<Database, FaultCase[]> = {
  sqlite: [terminated, lost, gone, hostile, killed],
  postgres: [terminated, lost, gone, cut, beside, killed],
}
