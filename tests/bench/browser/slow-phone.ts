import type { Browser, Page } from 'playwright'

/**
 * While a debugger is attached, as it is to every browser that a program drives, V8 parses a script again
 * to find the line at which an error was created. React creates five in advance as it loads: some 80 ms
 * on this processor that no visitor waits for. With this flag V8 notes the lines as it compiles.
 */
export const asUnwatched = '--js-flags=--no-enable-lazy-source-positions'

/** Lighthouse's slow 4G with applied throttling, in bytes a second. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}

/** A phone's processor, as Lighthouse takes it. */
const SLOWED_BY = 4

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true }

type Options = { isSlowNetwork: boolean; before?: (page: Page) => Promise<unknown> }

/** Runs the work in an empty page of a phone with a slow processor, and an empty cache. */
export async function onSlowPhone<Result>(
  browser: Browser,
  { isSlowNetwork, before }: Options,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED_BY })
    if (isSlowNetwork) {
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', SLOW_4G)
    }
    await before?.(page)
    return await work(page)
  } finally {
    await context.close()
  }
}
