import { copyFileSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startChild } from '../../harness/child'
import { cmsAt } from '../../harness/cms'
import { startMailServer } from '../../harness/mail-server'
import { makeNetwork, type Machine, OUTSIDE } from '../../harness/network'
import { startBalancer } from '../../harness/nginx'
import { createDatabase, startPostgres } from '../../harness/postgres'
import { startS3 } from '../../harness/s3-server'
import { type Data, makeData, startCms } from '../../harness/start-cms'
import { startWeb } from '../../harness/start-web'

/** The name of the cms in CMS_INTERNAL_URL: the one beside the site first, then the other. */
const cmsBeside = (own: number, other: number) => [
  `198.51.100.${own} cms`,
  `198.51.100.${other} cms`,
]
const DATABASE = 20
const SITE_PORT = 3000
const NOTICED_MS = 5_000
const BUSY_MS = 1_000
const LOCK = 'begin; lock intake_contacts in share row exclusive mode; select pg_sleep(600)'

type Environment = Record<string, string>

/** A site and a cms on a machine. */
async function startPair(machine: Machine, data: Data, environment: Environment) {
  const cms = await startCms({ postgres: '', sharing: data, environment, place: machine })
  const startSite = () =>
    startWeb({
      dataDir: data.dataDir,
      cmsUrl: environment['PUBLIC_CMS_URL'] ?? '',
      port: SITE_PORT,
      environment: { ...environment, CMS_INTERNAL_URL: 'http://cms:1337' },
      place: machine,
    })
  let site = await startSite()
  const startAgain = async () => {
    await cms.startAgain()
    site = await startSite()
  }
  return {
    ...machine,
    cms,
    log: () => `${cms.log()}\n${site.log()}`,
    showing: () => site.showing('cms'),
    async kill() {
      machine.kill()
      await Promise.all([cms.kill(), site.kill()])
    },
    startAgain,
    /** As an upgrade does: the cms first. */
    async restart() {
      await cms.stop()
      await cms.startAgain()
      await site.stop()
      site = await startSite()
    },
  }
}

/** A database with a standby that has what is committed, behind an address that moves. */
async function startDatabases(network: ReturnType<typeof makeMachines>) {
  const { first, second } = network.machines
  const address = network.addressOf(DATABASE)
  network.moveAddress(DATABASE, first)
  const primary = await startPostgres(first)
  const standby = await startPostgres(second, primary.superuser)
  await primary.run(`alter system set synchronous_standby_names = '*'`)
  await primary.run('select pg_reload_conf()')
  const url = await createDatabase(`postgres://cms:none@${address}:5432/postgres`)
  const local = `postgres://postgres@127.0.0.1:5432${new URL(url).pathname}`
  return {
    url,
    /** Lets posts wait for the database, so that it has received what it will never answer. */
    keepBusy: () => startChild('psql', [local, '-c', LOCK], {}, first),
    /** Connections that the database does not know (any more). */
    async strays(machine: Machine) {
      const sql = 'select client_port from pg_stat_activity where client_addr = $1'
      const known = await standby.run(sql, [machine.address])
      const ports = known.map((row) => Number(row['client_port']))
      return machine.portsOpenTo(address).filter((port) => !ports.includes(port))
    },
    /** The machine of the first is gone. */
    async promote() {
      await standby.run('select pg_promote()')
      network.moveAddress(DATABASE, second)
    },
    stop: () => Promise.all([primary.stop(), standby.stop()]),
  }
}

const makeMachines = () =>
  makeNetwork({
    edge: { last: 10 },
    one: { last: 11, hosts: cmsBeside(11, 12) },
    two: { last: 12, hosts: cmsBeside(12, 11) },
    first: { last: 21 },
    second: { last: 22 },
  })

/** Two machines as docs/operations.md describes them, with a database, a standby, a bucket and a mail server. */
export async function startStack() {
  const network = makeMachines()
  const { edge, one, two, first } = network.machines
  const cleanups: (() => unknown)[] = [network.remove]
  const stop = async () => {
    for (const cleanUp of cleanups.toReversed()) await cleanUp()
  }
  try {
    const s3 = await startS3(OUTSIDE)
    cleanups.push(s3.remove)
    const smtp = await startMailServer(OUTSIDE)
    cleanups.push(smtp.stop)
    const database = await startDatabases(network)
    cleanups.push(database.stop)
    const urls = { site: `http://${edge.address}:8080`, cms: `http://${edge.address}:8081` }
    const environment = {
      ...s3.environment,
      SMTP_URL: smtp.url,
      PUBLIC_SITE_URL: urls.site,
      PUBLIC_CMS_URL: urls.cms,
      TRUST_PROXY: 'true',
    }
    const firstData = { ...(await makeData('')), databaseUrl: database.url }
    const secondData = { ...(await makeData('', firstData)), databaseUrl: database.url }
    cleanups.push(() => {
      for (const machine of [one, two]) machine.kill()
      for (const { dataDir } of [firstData, secondData])
        rmSync(dataDir, { recursive: true, force: true })
    })
    const pairs = await Promise.all([
      startPair(one, firstData, environment),
      startPair(two, secondData, environment),
    ])
    for (const pair of pairs) await pair.showing()
    // The one that came first has seeded.
    const accounts = join(firstData.dataDir, 'accounts.json')
    if (!existsSync(accounts)) copyFileSync(join(secondData.dataDir, 'accounts.json'), accounts)
    const nginx = await startBalancer(
      [`http://${one.address}:${SITE_PORT}`, `http://${two.address}:${SITE_PORT}`],
      [pairs[0].cms.url, pairs[1].cms.url],
      edge,
    )
    cleanups.push(nginx.stop)
    return {
      pairs,
      siteUrl: urls.site,
      /** Through the balancer. */
      cms: cmsAt({ ...firstData, url: urls.cms }),
      s3,
      smtp,
      /** The machine of the database is gone; some seconds later somebody notices. */
      async failOver() {
        database.keepBusy()
        await wait(BUSY_MS)
        first.pullCable()
        await wait(NOTICED_MS)
        await database.promote()
      },
      /** Whether every connection of the cms leads to the database of now. */
      async isConnected() {
        const strays = await Promise.all([one, two].map(database.strays))
        return strays.flat().length === 0
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

export type Stack = Awaited<ReturnType<typeof startStack>>
