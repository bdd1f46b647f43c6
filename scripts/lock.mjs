import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const cache = fileURLToPath(new URL('../.cache', import.meta.url))

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Error && 'code' in error ? error.code : undefined)

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It exists but belongs to another user.
    return codeOf(error) === 'EPERM'
  }
}

/** @param {string} file */
function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return 0
  }
}

/** @param {string} file */
function acquire(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/**
 * Keeps two commands from writing to the same folders at once.
 * @template Result
 * @param {'building' | 'installing' | 'seeding'} activity
 * @param {() => Promise<Result>} work
 * @param {() => void} [onWait] called repeatedly while waiting; may throw to give up
 */
export async function whileHoldingLock(activity, work, onWait = () => {}) {
  const file = join(cache, `${activity}.lock`)
  mkdirSync(cache, { recursive: true })
  let isAnnounced = false
  while (!acquire(file)) {
    const pid = holderOf(file)
    if (pid > 0 && !isAlive(pid)) rmSync(file, { force: true })
    else if (!isAnnounced) {
      isAnnounced = true
      console.log(`Another command (process ${pid}) is ${activity}; waiting for it …`)
    }
    await sleep(250)
    onWait()
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}
