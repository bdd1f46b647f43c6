import { spawn } from 'node:child_process'
import { Agent, request } from 'node:http'
import { isInstalled } from '../../scripts/checks/installed'
import { percentile } from './statistics'

export type Load = { perSecond: number; p50: number; p99: number; requests: number; failed: number }

/** A browser's headers: what a server has to parse. */
export const browserHeaders = {
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'Accept-Encoding': 'gzip, deflate, br, zstd',
  'Accept-Language': 'en',
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
}

type Send = { method?: string; headers?: Record<string, string>; body?: () => string }

/** Sends requests over so many connections, each as soon as the one before is answered. */
export async function load(
  url: string | (() => string),
  { connections, seconds, send = {} }: { connections: number; seconds: number; send?: Send },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const { method = 'GET', headers = {}, body } = send
  const times: number[] = []
  let failed = 0
  const once = () =>
    new Promise<number>((resolve, reject) => {
      const sent = request(
        typeof url === 'string' ? url : url(),
        { method, headers, agent },
        (response) => {
          response.resume().on('end', () => resolve(response.statusCode ?? 0))
        },
      )
      sent.on('error', reject)
      sent.end(body?.())
    })
  const startedAt = performance.now()
  const isOver = () => performance.now() - startedAt > seconds * 1000
  const connection = async () => {
    while (!isOver()) {
      const sentAt = performance.now()
      const status = await once().catch(() => 0)
      times.push(performance.now() - sentAt)
      if (status < 200 || status > 399) failed += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
  agent.destroy()
  const elapsed = (performance.now() - startedAt) / 1000
  return {
    perSecond: times.length / elapsed,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    requests: times.length,
    failed,
  }
}

const MS = { us: 0.001, ms: 1, s: 1000 }

/** By wrk where it is installed: a client in JavaScript is slower than the servers that it measures. */
export async function fastLoad(url: string, connections: number, seconds: number): Promise<Load> {
  if (!isInstalled('wrk'))
    return load(url, { connections, seconds, send: { headers: browserHeaders } })
  const headers = Object.entries(browserHeaders).flatMap(([name, value]) => [
    '-H',
    `${name}: ${value}`,
  ])
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency']
  const text = await outputOf('wrk', [...options, ...headers, url])
  const number = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0)
  const latency = (share: number) => {
    const [, value = '0', unit = 'ms'] =
      new RegExp(`\\s${share}%\\s+([\\d.]+)(us|ms|s)`).exec(text) ?? []
    return Number(value) * MS[unit as keyof typeof MS]
  }
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p50: latency(50),
    p99: latency(99),
    requests: number(/(\d+) requests in/),
    failed: number(/Non-2xx or 3xx responses: (\d+)/),
  }
}

const outputOf = (program: string, args: string[]) =>
  new Promise<string>((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', reject)
    child.on('close', () => resolve(output))
  })
