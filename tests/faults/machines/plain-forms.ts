import { setTimeout as wait } from 'node:timers/promises'
import type { Cms } from '../../harness/cms'
import { sendRequest } from '../../harness/http'

const PAUSE_MS = 100

/** A visitor without scripts, who sends each form once. */
export function startPlainForms(siteUrl: string, promised: number[]) {
  const accepted: string[] = []
  const problems = new Set<string>()
  const figures = { slowestMs: 0 }
  const stopping = new AbortController()

  const work = async () => {
    for (let turn = 0; !stopping.signal.aborted; turn += 1) {
      const email = `plain-${turn}@example.com`
      const startedAt = performance.now()
      const { status } = await sendRequest(`${siteUrl}/forms/newsletter`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        chunks: [new URLSearchParams({ email }).toString()],
      })
      figures.slowestMs = Math.max(figures.slowestMs, Math.round(performance.now() - startedAt))
      if (status === 303) accepted.push(email)
      else if (!promised.includes(status)) problems.add(`A form without scripts got ${status}.`)
      await wait(PAUSE_MS)
    }
  }
  const working = work()

  return {
    figures,
    async stop() {
      stopping.abort()
      await working
    },
    /** One sentence for each kind of fault, once it has stopped. */
    async problems(cms: Cms) {
      const rows = await cms.select(
        `select email from app_submissions where form = 'newsletter' and email like 'plain-%'`,
      )
      const stored = rows.map(({ email }) => String(email))
      const lost = accepted.filter((email) => !stored.includes(email)).length
      const doubled = stored.length - new Set(stored).size
      if (lost + doubled > 0)
        problems.add(
          `Of ${accepted.length} forms without scripts ${lost} are lost, ${doubled} doubled.`,
        )
      return [...problems]
    },
  }
}
