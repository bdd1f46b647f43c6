import { execFileSync } from 'node:child_process'
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresPrograms } from '../../scripts/checks/postgres'
import { freePort } from '../../scripts/servers/free-port'
import { startChild } from './child'
import { openPostgres } from './cms-modules'

/** PostgreSQL refuses to run as root. */
const postgresUser = () => {
  if (process.getuid?.() !== 0) return {}
  const line = readFileSync('/etc/passwd', 'utf8').match(/^postgres:[^:]*:(\d+):(\d+):/m)
  if (!line) throw new Error('There is no user "postgres", and PostgreSQL refuses to run as root.')
  return { uid: Number(line[1]), gid: Number(line[2]) }
}

/** Starts a PostgreSQL server in a temporary folder. */
export async function startPostgres() {
  const programs = postgresPrograms()
  if (!programs) throw new Error('PostgreSQL is not installed.')
  const folder = mkdtempSync(join(tmpdir(), 'site-postgres-'))
  const user = postgresUser()
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const options = { ...user, cwd: folder }
  const initdb = [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale',
    'C',
    '--no-sync',
  ]
  execFileSync(join(programs, 'initdb'), initdb, { ...options, stdio: 'pipe' })
  const port = await freePort()
  const args = ['-D', data, '-k', folder, '-h', '127.0.0.1', '-p', String(port), '-F']
  const start = () => startChild(join(programs, 'postgres'), args, options)
  let child = start()
  const urlOf = (role: string) => `postgres://${role}:none@127.0.0.1:${port}/postgres`
  /** As the superuser. */
  const run = async (sql: string) => {
    const client = await openPostgres(urlOf('postgres'))
    await client.query(sql).finally(() => client.end())
  }
  const ready = () => child.waitUntil(() => run('select 1').then(() => true))
  await ready()
  // As in docker compose, the cms is no superuser; the tests create its databases.
  await run('create role cms login createdb')
  return {
    server: urlOf('cms'),
    run,
    log: () => child.log(),
    /** Ends every connection at once, and the server without a checkpoint. */
    crash: () => child.stop('SIGQUIT'),
    /** Starts a crashed server again on its data. */
    async startAgain() {
      child = start()
      await ready()
    },
    async stop() {
      await child.stop('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Creates a database on a running server: empty, or a copy of one without connections. */
export async function createDatabase(server: string, original = ''): Promise<string> {
  const name = `app_${Date.now()}_${Math.floor(Math.random() * 1e6)}`
  const template = original && `template ${new URL(original).pathname.slice(1)}`
  const client = await openPostgres(server)
  await client.query(`create database ${name} ${template}`).finally(() => client.end())
  return server.replace(/\/postgres$/, `/${name}`)
}
