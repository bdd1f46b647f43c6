import { accessSync, chmodSync, constants, mkdirSync, statfsSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { OperatorError } from '../operator-error'
import type { Settings } from '../settings'

const REQUIRED_BYTES = 500e6

const isFree = (port: number, host: string) =>
  new Promise<boolean>((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false)
      else if (error.code === 'EACCES')
        reject(
          new OperatorError(
            `Listening on port ${port} needs more privileges. Choose a port above 1023.`,
          ),
        )
      else reject(new OperatorError(`Cannot listen on HOST=${host} (${error.code}).`))
    })
    server.listen(port, host, () => server.close(() => resolve(true)))
  })

export async function checkPorts({ environment }: Settings) {
  const { HOST, WEB_PORT, CMS_PORT } = environment
  if (WEB_PORT === CMS_PORT) throw new OperatorError('WEB_PORT and CMS_PORT must differ.')
  for (const [name, port] of Object.entries({ WEB_PORT, CMS_PORT })) {
    if (await isFree(port, HOST)) continue
    throw new OperatorError(
      `Port ${port} is taken, perhaps by another "npm start". Stop that, or choose another port:\n` +
        `  ${name}=${port + 10} npm start`,
    )
  }
}

/** Folders that everybody may write to, such as /tmp, have this bit: others need them. */
const STICKY = 0o1000

function closeToOthers(folder: string) {
  if (statSync(folder).mode & STICKY) return
  try {
    chmodSync(folder, 0o700)
  } catch {
    // The folder of another user, or a file system without modes, can be used all the same.
  }
}

/**
 * Makes the data folder, for its owner only, and checks that it can be written to and has room. It gives each folder
 * its mode, since `keepFilesPrivate` is called later: until then the user's own umask holds.
 */
export function prepareDataFolder({ dataDir }: Settings) {
  try {
    for (const folder of ['', 'logs', 'public/uploads'])
      mkdirSync(join(dataDir, folder), { recursive: true, mode: 0o700 })
    closeToOthers(dataDir)
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new OperatorError(
      `DATA_DIR=${dataDir} is not writable (${(error as NodeJS.ErrnoException).code}).`,
    )
  }
  const { bavail, bsize } = statfsSync(dataDir)
  if (bavail * bsize < REQUIRED_BYTES) {
    throw new OperatorError(`Not enough disk space: DATA_DIR=${dataDir} needs 500 MB free.`)
  }
}
