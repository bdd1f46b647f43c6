import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest'
import { type EngineName, findEngines } from '../../../scripts/checks/engines'
import type { Engine } from './engine'
import { startFirefox } from './firefox'
import { startVisit, type Visit, type VisitOptions } from './visit'
import { startWebKit } from './webkit'

const start = { Firefox: startFirefox, WebKit: startWebKit } satisfies Record<
  EngineName,
  () => Promise<Engine>
>

export const phone = { width: 390 }
export const desktop = { width: 1440 }

// Vitest leaves this process running when it is killed itself; the browser would run on with it.
process.once('disconnect', () => process.exit(1))

/** Opens the site by path. */
type Open = (path: string, options: VisitOptions) => Promise<Visit>

/** Defines the tests once for each installed engine. An error in a page fails the test. */
export const inEachEngine = (define: (visit: Open) => void) =>
  describe.each(findEngines().installed)('in %s', (name) => {
    let engine: Engine | undefined
    beforeAll(async () => {
      engine = await start[name]()
    })
    afterAll(() => engine?.close())
    afterEach(async () => expect(await engine?.takeErrors()).toEqual([]))
    define(async (path, options) => {
      if (!engine) throw new Error(`${name} has not started.`)
      const visit = await startVisit(engine, options)
      await visit.open(path)
      return visit
    })
  })
