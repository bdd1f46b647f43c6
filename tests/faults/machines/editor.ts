import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { asEditor, pageWithText } from '../../api/as-editor'
import type { Cms } from '../../harness/cms'
import { sendRequest } from '../../harness/http'

/** A publish that visitors do not see for longer is a fault, whatever happens. */
const SHOWN_MS = 60_000
const PAUSE_MS = 300

/** An editor who publishes one page again and again, looks at the site each time, and repeats what fails. */
export async function startEditor(cms: Cms, siteUrl: string) {
  const { pages } = asEditor(cms)
  const slug = `edited-${randomUUID()}`
  const page = await pages.create(pageWithText(slug, 'Edited', 'Edition 0.'))
  const figures = { published: 0, failed: 0, slowestShownMs: 0 }
  const problems = new Set<string>()
  const stopping = new AbortController()

  const isShown = async (edition: string) =>
    sendRequest(`${siteUrl}/${slug}`, { signal: AbortSignal.timeout(SHOWN_MS) })
      .then(({ text }) => text.includes(edition))
      .catch(() => false)

  const waitUntilShown = async (edition: string) => {
    const startedAt = performance.now()
    const passed = () => performance.now() - startedAt
    while (!(await isShown(edition)) && passed() < SHOWN_MS) await wait(50)
    if (passed() >= SHOWN_MS) problems.add(`A publish was not shown for ${SHOWN_MS / 1000} s.`)
    figures.slowestShownMs = Math.max(figures.slowestShownMs, Math.round(passed()))
  }

  const work = async () => {
    for (let turn = 1; !stopping.signal.aborted; turn += 1) {
      const edition = `Edition ${turn}.`
      try {
        await pages.save(page, pageWithText(slug, 'Edited', edition))
        await pages.publish(page)
        figures.published += 1
        await waitUntilShown(edition)
      } catch (error) {
        figures.failed += 1
        if (!/: 50[234] |: 503/.test(String(error))) problems.add(String(error))
      }
      await wait(PAUSE_MS)
    }
  }
  const working = work()

  return {
    figures,
    problems,
    async stop() {
      stopping.abort()
      await working
    },
  }
}
