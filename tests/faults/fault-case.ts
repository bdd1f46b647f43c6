import type { Cms } from '../harness/cms'
import type { Random } from './random'

/** A row of the table; what a case does not count is left out. */
export type Figures = {
  faults: number
  acknowledged?: number
  lost?: number
  doubled?: number
  retries?: number
  /** Answers with 503, which are promised while the database is away. */
  unavailable?: number
  reads?: number
  badReads?: number
  slowestMs?: number
  slowestReadMs?: number
  /** Of forms that are sent without scripts. */
  slowestFormMs?: number
  /** From a publish until visitors see it. */
  slowestShownMs?: number
  failedPublishes?: number
}

export type Result = {
  figures: Figures
  problems: string[]
  /** Rows of their own, by their titles. */
  parts?: Record<string, Figures>
  /** Why a case threw fewer faults than asked. */
  note?: string
}

export type Lane = {
  /** The server's address; empty for SQLite. */
  postgres: string
  /** The data of a cms after its first start, to copy. */
  seeded: Pick<Cms, 'dataDir' | 'databaseUrl'>
  crashDatabase: () => Promise<unknown>
  restartDatabase: () => Promise<void>
}

export type Context = Lane & {
  random: Random
  /** How often this case kills the cms. */
  kills: number
  detail: (text: string) => void
  /** True once this case's time is over: it ends early and says so. */
  isTimeUp: () => boolean
}

export type FaultCase = {
  name: string
  title: string
  /** The minute of the whole run in which it ends early, if not the last but one. */
  untilMinute?: number
  /** Why it can't run on this machine, as a sentence. */
  whyNot?: () => string | undefined
  run: (context: Context) => Promise<Result>
}
