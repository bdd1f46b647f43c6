import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { expectations } from '../../contract/forms/testing/expectations'
import { sendRequest } from '../harness/http'
import { referenceIn } from '../harness/stored-submissions'
import type { Acknowledged } from './compare'
import type { Random } from './random'

/** A visitor's retries would go on for longer. */
const PATIENCE_MS = 90_000
const ANSWER_MS = 20_000

type Options = {
  count: number
  random: Random
  /** The address for an attempt, from 0. */
  urlOf: (attempt: number) => string
  /** Statuses beside 201 that are promised under this fault. */
  promised?: number[]
  /** Between two forms of one visitor. */
  pauseMs?: number
}

export type Senders = ReturnType<typeof startSenders>

/** Visitors who submit one form after the other, and retry each with its key until it is acknowledged. */
export function startSenders({ count, random, urlOf, promised = [], pauseMs = 0 }: Options) {
  const acknowledged: Acknowledged = new Map()
  const problems = new Set<string>()
  const figures = { retries: 0, unavailable: 0, replayed: 0, cut: 0, slowestMs: 0 }
  const stopping = new AbortController()

  /** The answer's status, or 0 without one. */
  const attempt = async (message: string, key: string, url: string) => {
    const startedAt = performance.now()
    const response = await sendRequest(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      chunks: [JSON.stringify({ ...expectations.contact.sample, message })],
      signal: AbortSignal.timeout(ANSWER_MS),
    }).catch((error: unknown) => {
      if ((error as Error).name === 'AbortError')
        problems.add(`A post got no answer within ${ANSWER_MS / 1000} s.`)
      else if ((error as { code?: string }).code !== 'ECONNREFUSED') figures.cut += 1
    })
    figures.slowestMs = Math.max(figures.slowestMs, Math.round(performance.now() - startedAt))
    if (!response) return 0
    const { status, text, headers } = response
    if (status === 503) figures.unavailable += 1
    if (status !== 201 && !promised.includes(status))
      problems.add(`A post was answered ${status}, which is not promised: ${text.slice(0, 200)}`)
    if (status !== 201) return status
    if (headers['idempotency-replayed'] === 'true') figures.replayed += 1
    const references = acknowledged.get(message) ?? new Set()
    acknowledged.set(message, references.add(referenceIn(response)))
    return status
  }

  const submit = async () => {
    const message = `fault ${randomUUID()}`
    const key = randomUUID()
    const givesUpAt = performance.now() + PATIENCE_MS
    for (let tries = 0; (await attempt(message, key, urlOf(tries))) !== 201; tries += 1) {
      figures.retries += 1
      if (performance.now() > givesUpAt) {
        problems.add(`A submission was not acknowledged within ${PATIENCE_MS / 1000} s.`)
        return
      }
      await wait(random.between(20, 100) * Math.min(tries + 1, 6))
    }
  }

  const work = async () => {
    while (!stopping.signal.aborted) {
      await submit()
      await wait(pauseMs)
    }
  }
  const working = Promise.all(Array.from({ length: count }, work))

  return {
    acknowledged,
    problems,
    figures,
    /** Resolves once a post is acknowledged that was not before; false if none is for too long. */
    async progress() {
      const before = acknowledged.size
      const givesUpAt = performance.now() + PATIENCE_MS
      while (acknowledged.size <= before && performance.now() < givesUpAt) await wait(10)
      return acknowledged.size > before
    },
    /** Ends after the pending submissions are acknowledged. */
    async stop() {
      stopping.abort()
      await working
    },
  }
}
