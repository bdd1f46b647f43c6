import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { throwIfInterrupted } from '../interrupt'
import { cache } from '../paths'

const file = join(cache, 'build.lock')

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function holder(): number {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return 0
  }
}

function take(): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    return false
  }
}

/** Two commands started together do not build into the same folders at once. */
export async function whileHoldingLock<Result>(work: () => Promise<Result>): Promise<Result> {
  mkdirSync(cache, { recursive: true })
  let isTold = false
  while (!take()) {
    const pid = holder()
    if (pid > 0 && !isAlive(pid)) rmSync(file, { force: true })
    else if (!isTold) {
      isTold = true
      console.log(`Another command (process ${pid}) is building; waiting for it …`)
    }
    await pause(250)
    throwIfInterrupted()
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}
