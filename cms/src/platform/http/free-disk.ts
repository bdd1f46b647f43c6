import { statfs } from 'node:fs/promises'
import { monotonicMs } from '@app/runtime'
import type { Core } from '@strapi/strapi'
import { DiskFull } from '../refusals/outage'
import { settings } from '../settings/settings'

const MB = 1024 * 1024
const LOW_BYTES = 200 * MB
/** What SQLite needs to write out its log and to shut down. */
const RESERVED_BYTES = 20 * MB
const CACHE_MS = 1000
const WARN_EVERY_MS = 60_000

type Disk = { freeBytes: number; isLow: boolean; isFull: boolean }

let last: { at: number; disk: Promise<Disk> } | undefined

async function readDisk(): Promise<Disk> {
  const { bavail, bsize } = await statfs(settings.dataDir)
  const freeBytes = bavail * bsize
  return { freeBytes, isLow: freeBytes < LOW_BYTES, isFull: freeBytes < RESERVED_BYTES }
}

/** The free space of the disk that holds the data; read at most once a second. */
export function freeDisk(): Promise<Disk> {
  const now = monotonicMs()
  if (!last || now - last.at >= CACHE_MS) last = { at: now, disk: readDisk() }
  return last.disk
}

/** Refuses what staff want to store while less than 200 MB are free: these are for visitors' posts. */
export async function requireDiskSpace() {
  if ((await readDisk()).isLow) throw new DiskFull()
}

/** Warns once a minute while space runs out, so that an operator can act before posts are refused. */
export function warnOfLowDisk(strapi: Core.Strapi) {
  const check = async () => {
    const { freeBytes, isLow } = await freeDisk()
    const free = `${Math.floor(freeBytes / MB)} MB`
    if (isLow) strapi.log.warn(`The disk of ${settings.dataDir} is almost full: ${free} are free.`)
  }
  const run = () => void check().catch((error: unknown) => strapi.log.warn(String(error)))
  setInterval(run, WARN_EVERY_MS).unref()
  run()
}
