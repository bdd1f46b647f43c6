import { readdirSync, readFileSync } from 'node:fs'

const SAMPLE_MS = 500
/** Linux tells processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100

type Process = { id: number; parent: number; ticks: number }

/** A process's parent and its own time, from the fields after its name, which may contain spaces. */
function readProcess(id: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { id, parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }
  } catch {
    return undefined
  }
}

/** By id: a parent mostly comes before what it started, so that one pass over the list finds both. */
const processes = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readProcess(Number(name)))
    .filter((one) => one !== undefined)
    .toSorted((one, other) => one.id - other.id)

/**
 * Follows a process and all that it starts, also servers and browsers that outlive their parent. Returns a function
 * that stops following and tells their processor seconds; undefined where there is no Linux. A process that ends
 * before the next sample is missed.
 */
export function followProcessorTime(root: number | undefined): () => number | undefined {
  if (process.platform !== 'linux' || root === undefined) return () => undefined
  const ticks = new Map([[root, 0]])
  const sample = () => {
    for (const one of processes())
      if (ticks.has(one.id) || ticks.has(one.parent)) ticks.set(one.id, one.ticks)
  }
  const timer = setInterval(sample, SAMPLE_MS)
  return () => {
    clearInterval(timer)
    return [...ticks.values()].reduce((sum, one) => sum + one, 0) / TICKS_PER_SECOND
  }
}
