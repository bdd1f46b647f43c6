import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { Problem } from '../problem'
import type { Settings } from '../settings'

type Running = { pid: number; host: string; port: number }

const fileIn = (dataDir: string) => `${dataDir}/running.json`

function readRunning(dataDir: string): Running | undefined {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as Running
  } catch {
    return undefined
  }
}

const answers = ({ host, port }: Running) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host, port, timeout: 1000 })
    const end = (result: boolean) => {
      socket.destroy()
      resolve(result)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
    socket.once('timeout', () => end(false))
  })

/** Two servers on one SQLite file and one folder of uploads would undo each other's work. */
export async function claimDataFolder({ dataDir, environment }: Settings) {
  const other = readRunning(dataDir)
  if (other && (await answers(other))) {
    throw new Problem(
      `DATA_DIR=${dataDir} is in use by process ${other.pid}, on port ${other.port}. Stop that first, or set another DATA_DIR.`,
    )
  }
  const mine: Running = { pid: process.pid, host: environment.HOST, port: environment.CMS_PORT }
  writeFileSync(fileIn(dataDir), JSON.stringify(mine))
  return () => rmSync(fileIn(dataDir), { force: true })
}
