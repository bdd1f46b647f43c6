import { cutPublishes } from './cases/cut-publishes'
import { hostileCms } from './cases/hostile-cms'
import { killCms } from './cases/kill-cms'
import { killStaffWork } from './cases/kill-staff-work'
import { whyNoMachines } from '../harness/network'
import { loseAnswers } from './cases/lose-answers'
import { loseDatabase } from './cases/lose-database'
import { machines } from './cases/machines'
import { sideBySide } from './cases/side-by-side'
import { terminateCms } from './cases/terminate-cms'
import type { FaultCase } from './fault-case'

export const databases = ['sqlite', 'postgres'] as const
export type Database = (typeof databases)[number]

const killed = { name: 'kill', title: 'kill -9 of the cms', run: killCms, untilMinute: 5 }
const interrupted = { name: 'work', title: 'kill -9 while staff work', run: killStaffWork }
const terminated = { name: 'terminate', title: 'SIGTERM of the cms under load', run: terminateCms }
const lost = { name: 'answers', title: 'answers lost after the commit', run: loseAnswers }
const gone = { name: 'database', title: 'the database gone and back', run: loseDatabase }
const cut = { name: 'publish', title: 'publishes without connections', run: cutPublishes }
const hostile = { name: 'hostile', title: 'a hostile cms', run: hostileCms }
const beside = { name: 'two', title: 'two sites, two cms', run: sideBySide }
const apart = {
  name: 'machines',
  title: 'two machines',
  whyNot: whyNoMachines,
  run: machines,
}

/** In this order, so that a slow machine leaves time for each. */
export const cases: Record<Database, FaultCase[]> = {
  sqlite: [killed, interrupted, terminated, lost, gone, hostile],
  postgres: [killed, interrupted, terminated, lost, gone, cut, beside, apart],
}
