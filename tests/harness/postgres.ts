import { execFileSync } from 'node:child_process'
import { appendFileSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresPrograms } from '../../scripts/checks/postgres'
import { freePort } from '../../scripts/servers/free-port'
import { here, startChild } from './child'
import { openPostgres } from './cms-modules'

/** PostgreSQL refuses to run as root. */
const postgresUser = () => {
  if (process.getuid?.() !== 0) return {}
  const line = readFileSync('/etc/passwd', 'utf8').match(/^postgres:[^:]*:(\d+):(\d+):/m)
  if (!line) throw new Error('There is no user "postgres", and PostgreSQL refuses to run as root.')
  return { uid: Number(line[1]), gid: Number(line[2]) }
}

/** Fills a folder with the data of a new server, or of a standby of this one. */
function makeDataOf(data: string, programs: string, options: object, primary: string | undefined) {
  const run = (name: string, args: string[]) =>
    execFileSync(join(programs, name), args, { ...options, stdio: 'pipe' })
  if (primary !== undefined)
    return run('pg_basebackup', ['-D', data, '-d', primary, '-R', '-X', 'stream', '-c', 'fast'])
  const names = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale', 'C']
  return run('initdb', ['-D', data, ...names, '--no-sync'])
}

/** Starts a PostgreSQL server in a temporary folder, here or on another machine, perhaps as a standby. */
export async function startPostgres(place = here, primary?: string) {
  const programs = postgresPrograms()
  if (!programs) throw new Error('PostgreSQL is not installed.')
  const folder = mkdtempSync(join(tmpdir(), 'site-postgres-'))
  const user = postgresUser()
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const options = { ...user, cwd: folder }
  makeDataOf(data, programs, options, primary)
  const isHere = place === here
  const port = isHere ? await freePort() : 5432
  const listen = isHere ? place.address : '*'
  const args = ['-D', data, '-k', folder, '-h', listen, '-p', String(port), '-F']
  const program = join(programs, 'postgres')
  // Only root may enter another machine.
  const ids = [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups']
  const start = () =>
    isHere
      ? startChild(program, args, options)
      : startChild('setpriv', [...ids, program, ...args], { cwd: folder }, place)
  if (!isHere && primary === undefined)
    for (const what of ['all', 'replication'])
      appendFileSync(join(data, 'pg_hba.conf'), `host ${what} all samenet trust\n`)
  let child = start()
  const urlOf = (role: string) => `postgres://${role}:none@${place.address}:${port}/postgres`
  /** As the superuser. */
  const run = async (sql: string, values: unknown[] = []) => {
    const client = await openPostgres(urlOf('postgres'))
    return (await client.query(sql, values).finally(() => client.end())).rows
  }
  const ready = () => child.waitUntil(() => run('select 1').then(() => true))
  await ready()
  // As in docker compose, the cms is no superuser; the tests create its databases.
  if (primary === undefined) await run('create role cms login createdb')
  return {
    server: urlOf('cms'),
    superuser: urlOf('postgres'),
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
