import type { RunningCms } from '../harness/start-cms'
import type { RunningWeb } from '../harness/start-web'

export type Point = { size: number; value: number }

/** One line of the result: what was measured, of us and of what it is compared with. */
export type Row = {
  what: string
  unit: string
  /** By name of the program; the first one is ours. */
  values: Record<string, number>
  /** What we want, in words, and whether it was met in this run. */
  target?: { text: string; isMet: boolean }
  /** How our figure grows with the number of something; the report draws it as a line. */
  growth?: { of: string; points: Point[] }
  note?: string
}

/** A seeded cms with the site in front of it, used by one part after the other. */
export type Stack = { cms: RunningCms; web: RunningWeb }

export type Context = {
  stack: Stack
  /** How often a measurement is repeated, and for how long each time. */
  rounds: number
  seconds: number
  /** A short run: fewer sizes and repetitions. */
  isQuick: boolean
  detail: (text: string) => void
}

export type BenchPart = {
  name: string
  title: string
  /** Takes most of the time that there is, so it runs only when it is named. */
  isOnRequest?: boolean
  run: (context: Context) => Promise<Row[]>
}
