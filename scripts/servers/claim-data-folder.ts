import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { OperatorError } from '../operator-error'
import type { Settings } from '../settings'

/** `claimPort` stays open for as long as the command runs, even while its cms is being restarted. */
type Claim = { pid: number; host: string; port: number; claimPort?: number }

const claimFile = (dataDir: string) => `${dataDir}/running.json`

function readClaim(dataDir: string): Claim | undefined {
  try {
    return JSON.parse(readFileSync(claimFile(dataDir), 'utf8')) as Claim
  } catch {
    return undefined
  }
}

const isOpen = (host: string, port: number) =>
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

/** Refuses a data folder that a running stack uses: two on one database and one uploads folder would damage both. */
async function refuseIfInUse({ dataDir }: Settings) {
  const other = readClaim(dataDir)
  if (!other) return
  const { pid, host, port, claimPort } = other
  const isClaimed = claimPort !== undefined && (await isOpen('127.0.0.1', claimPort))
  if (!isClaimed && !(await isOpen(host, port))) return
  throw new OperatorError(
    `DATA_DIR=${dataDir} is in use by process ${pid}, on port ${port}. Stop that first, or set another DATA_DIR.`,
  )
}

/** Returns a function that releases the claim. */
export async function claimDataFolder(settings: Settings) {
  const { dataDir, environment } = settings
  await refuseIfInUse(settings)
  const listener = createServer((socket) => socket.destroy()).unref()
  await new Promise<void>((resolve, reject) => {
    listener.once('error', reject)
    listener.listen(0, '127.0.0.1', resolve)
  })
  const { port: claimPort } = listener.address() as AddressInfo
  const claim: Claim = {
    pid: process.pid,
    host: environment.HOST,
    port: environment.CMS_PORT,
    claimPort,
  }
  writeFileSync(claimFile(dataDir), JSON.stringify(claim), { mode: 0o600 })
  return () => {
    listener.close()
    rmSync(claimFile(dataDir), { force: true })
  }
}
