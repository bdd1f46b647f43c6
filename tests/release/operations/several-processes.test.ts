import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { expectations } from '../../../contract/forms/testing/expectations'
import { mediaNames, pages } from '../../../seed/index'
import { makeData, startCms, type RunningCms } from '../../harness/start-cms'

const postgres = inject('postgres')
const { sample } = expectations.contact

describe.runIf(postgres !== '')(
  'two processes of the cms that start at once on one empty PostgreSQL',
  () => {
    let servers: RunningCms[]
    let first: RunningCms

    beforeAll(async () => {
      const sharing = await makeData(postgres)
      const start = () =>
        startCms({
          postgres,
          sharing,
          environment: { INTAKE_RATE_PER_MINUTE: '20', TRUST_PROXY: 'true' },
        })
      servers = await Promise.all([start(), start()])
      ;[first] = servers as [RunningCms]
    })
    afterAll(async () => {
      for (const server of servers) await server.remove()
      rmSync(first.dataDir, { recursive: true, force: true })
    })

    it('seed it once: one waits for the other', async () => {
      const logs = servers.map((server) => server.log())
      expect(logs.filter((log) => log.includes('content ready'))).toHaveLength(1)
      expect(logs.filter((log) => log.includes('this one waits for it'))).toHaveLength(1)
      const repeated = async (table: string, columns: string) =>
        first.select(`select ${columns} from ${table} group by ${columns} having count(*) > 1`)
      for (const [table, columns] of [
        ['admin_roles', 'code'],
        ['admin_users', 'email'],
        ['pages', 'slug, published_at is null'],
        ['jobs', 'slug, published_at is null'],
        ['redirects', '"from"'],
        ['files', 'name'],
        ['strapi_api_tokens', 'name'],
        ['navigations', 'slug'],
        ['navigations_items', 'title, path, ui_router_key'],
      ] as const)
        expect(await repeated(table, columns), table).toEqual([])
      const count = async (table: string) => {
        const [row] = await first.select(`select count(*) as count from ${table}`)
        return Number(row?.['count'])
      }
      expect(await count('pages')).toBe(2 * pages.length)
      expect(await count('files')).toBe(mediaNames.length)
      expect(await count('footers')).toBe(2)
      expect(await count('site_settings')).toBe(1)
    })

    it('let staff log in to both with the password that was written', async () => {
      for (const { url } of servers) expect((await fetch(`${url}/readyz`)).status).toBe(200)
      for (const server of servers)
        await expect(server.adminLogin('Intake reviewer')).resolves.toHaveProperty('Authorization')
    })

    it('store a submission once that is sent to both with one key', async () => {
      const headers = { 'Idempotency-Key': randomUUID() }
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, post) =>
          servers[post % 2]?.post('contact', sample, headers),
        ),
      )
      expect(answers.map((answer) => answer?.status)).toEqual(Array(10).fill(201))
      expect(new Set(answers.map((answer) => answer?.text)).size).toBe(1)
      expect(await first.select('select id from intake_contacts')).toHaveLength(1)
    })

    it('count the passwords together that a client guesses at both', async () => {
      const guess = (at: number) =>
        servers[at % 2]?.postTo(
          '/admin/login',
          { email: 'nobody@example.org', password: 'Guess 1' },
          { 'X-Forwarded-For': '192.0.2.1' },
        )
      const statuses = []
      for (let at = 0; at < 7; at += 1) statuses.push((await guess(at))?.status)
      expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429])
    })

    it('count the posts together that a client sends to both', async () => {
      const [one, other] = servers as [RunningCms, RunningCms]
      const from = { 'X-Forwarded-For': '192.0.2.2' }
      const counts = async () =>
        (await first.select('select count from app_rate_counts')).map((row) => Number(row['count']))
      let sent = 0
      const send = () => {
        sent += 1
        return other.post('contact', {}, from)
      }
      await Promise.all(Array.from({ length: 20 }, () => one.post('contact', {}, from)))
      await expect.poll(counts).toContain(20)
      // The other process learns of them when it adds its own.
      expect((await send()).status).toBe(400)
      await expect.poll(counts).toContain(21)
      await expect.poll(async () => (await send()).status).toBe(429)
      expect(sent).toBeLessThan(20)
    })

    it('count the links together that a client opens at both', async () => {
      const [one, other] = servers as [RunningCms, RunningCms]
      let opened = 0
      const open = async (server: RunningCms) => {
        opened += 1
        const from = { 'X-Forwarded-For': '192.0.2.3' }
        return (await server.get('/api/newsletter/unsubscribe/made-up', from)).status
      }
      const statuses = await Promise.all(Array.from({ length: 60 }, () => open(one)))
      expect(new Set(statuses)).toEqual(new Set([404]))
      await expect.poll(() => open(other)).toBe(429)
      // Neither has refused by itself.
      expect(opened).toBeLessThan(2 * 60)
    })

    it('store no client’s address with its counts', async () => {
      const counts = await first.select('select key from app_rate_counts')
      expect(counts.length).toBeGreaterThan(0)
      expect(JSON.stringify(counts)).not.toContain('192.0.2')
    })
  },
)
