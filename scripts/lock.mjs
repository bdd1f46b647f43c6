import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
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
    // Another person's process is none of ours to signal, and alive.
    return codeOf(error) === 'EPERM'
  }
}

/** @param {string} file */
function holder(file) {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return 0
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/**
 * Two commands started together do not write into the same folders at once.
 * @template Result
 * @param {'building' | 'installing'} what
 * @param {() => Promise<Result>} work
 * @param {() => void} [onLook] called now and then while it waits, and may throw
 */
export async function whileHoldingLock(what, work, onLook = () => {}) {
  const file = join(cache, `${what}.lock`)
  mkdirSync(cache, { recursive: true })
  let isTold = false
  while (!take(file)) {
    const pid = holder(file)
    if (pid > 0 && !isAlive(pid)) rmSync(file, { force: true })
    else if (!isTold) {
      isTold = true
      console.log(`Another command (process ${pid}) is ${what}; waiting for it …`)
    }
    await pause(250)
    onLook()
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}
