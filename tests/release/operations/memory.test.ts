import { readFileSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { sendRequest } from '../../harness/http'
import { interlacedPngOfSize } from '../../harness/png'
import { startCms, type RunningCms } from '../../harness/start-cms'
import { startWeb, type RunningWeb } from '../../harness/start-web'

const FILM_MB = 24
const CONNECTIONS = 8

let cms: RunningCms
let web: RunningWeb
beforeAll(async () => {
  cms = await startCms({ postgres: '', from: inject('seeded') })
  writeFileSync(
    join(cms.dataDir, 'public/uploads/film.mp4'),
    Buffer.alloc(FILM_MB * 1024 * 1024, 'x'),
  )
  web = await startWeb({ dataDir: cms.dataDir, cmsUrl: cms.url })
  await web.showing('cms')
})
afterAll(async () => {
  await web.stop()
  await cms.remove()
})

const numberAt = (path: string, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(path, 'utf8'))?.[1])

/** The most memory that a process has had, in MB. */
const peak = (pid: number) => numberAt(`/proc/${pid}/status`, 'VmHWM') / 1024

/** What a process has read from files and connections, in MB. */
const readBy = (pid: number) => numberAt(`/proc/${pid}/io`, 'rchar') / 1024 / 1024

/** How much a figure grows while something runs. */
async function growth(figure: () => number, run: () => Promise<unknown>) {
  const before = figure()
  await run()
  const after = figure()
  console.log(`${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after`)
  return after - before
}

it('four small files of pictures that decompress to 400 MB each are refused, and take no memory', async () => {
  const picture = interlacedPngOfSize(7000, 7000)
  expect(picture.length).toBeLessThan(600_000)
  const headers = await cms.adminLogin('Marketing editor')
  const upload = async (name: string) => {
    const body = new FormData()
    body.append('files', new Blob([picture], { type: 'image/png' }), name)
    const answer = await fetch(`${cms.url}/upload`, { method: 'POST', headers, body })
    return { status: answer.status, text: await answer.text() }
  }
  const answers: Awaited<ReturnType<typeof upload>>[] = []
  const names = ['a.png', 'b.png', 'c.png', 'd.png']
  const grown = await growth(
    () => peak(cms.pid()),
    async () => answers.push(...(await Promise.all(names.map(upload)))),
  )
  expect(grown).toBeLessThan(400)
  for (const { status, text } of answers) {
    expect(status).toBe(400)
    expect(text).toContain('has too many pixels')
  }
})

it('made-up versions of a film cost the site no memory, however slowly they are read', async () => {
  const { hostname, port } = new URL(web.url)
  /** Resolves at the first bytes, and reads no more. */
  const open = (version: string) =>
    new Promise<Socket>((resolve, reject) => {
      const socket = connect(Number(port), hostname)
      socket.once('error', reject)
      socket.once('data', () => resolve(socket.pause()))
      socket.write(`GET /uploads/film.mp4?v=${version} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`)
    })
  const sockets: Socket[] = []
  const grown = await growth(
    () => peak(Number(web.pid)),
    async () => {
      const versions = Array.from({ length: CONNECTIONS }, (_, at) => `made${at}`)
      sockets.push(...(await Promise.all(versions.map(open))))
      await delay(3000)
    },
  )
  for (const socket of sockets) socket.destroy()
  expect(grown).toBeLessThan(100)
})

it('a HEAD of a film with a made-up version moves no film between the cms and the site', async () => {
  const moved = await growth(
    () => readBy(Number(web.pid)),
    async () => {
      for (let at = 0; at < 80; at += 1) {
        const url = `${web.url}/uploads/film.mp4?v=head${at}`
        const { headers } = await sendRequest(url, { method: 'HEAD' })
        expect(Number(headers['content-length'])).toBe(FILM_MB * 1024 * 1024)
      }
    },
  )
  expect(moved).toBeLessThan(5)
})
