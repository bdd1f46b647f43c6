import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** Of all its threads, in nanoseconds: the scheduler's own count. */
const scheduledTime = (pid: number) =>
  readdirSync(`/proc/${pid}/task`).reduce(
    (sum, task) =>
      sum + Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]),
    0,
  )

/** Hundredths of a second, of which each counts for whoever ran as it began. */
const TICK_US = 10_000

/** User and system time of a process that runs, in microseconds. Its name may contain spaces. */
function timeOf(pid: number): number {
  if (existsSync(`/proc/${pid}/schedstat`)) return scheduledTime(pid) / 1000
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * TICK_US
}

/** The processor time that a process and its children have used; undefined where /proc does not exist. */
export function processorTime(pid: number): number | undefined {
  try {
    const children = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .filter((name) => parentOf(name) === pid)
    return [pid, ...children.map(Number)].reduce((sum, one) => sum + timeOf(one), 0)
  } catch {
    return undefined
  }
}

const IDLE_SHARE = 0.05
const MAX_LOOKS = 60

/**
 * Waits until a process has nothing to do of its own, at most a minute: after a start the site still
 * compresses its pages, which would be counted as the cost of requests.
 */
export async function untilIdle(pid: number) {
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    const before = processorTime(pid)
    await wait(1_000)
    const used = (processorTime(pid) ?? 0) - (before ?? 0)
    if (used < IDLE_SHARE * 1_000_000) return
  }
}

function parentOf(pid: string): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return undefined
  }
}

/** The memory of a process in MB. */
export function memoryOf(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(line?.[1]) / 1024
}
