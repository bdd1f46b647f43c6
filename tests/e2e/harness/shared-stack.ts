import type { TestProject } from 'vitest/node'
import { startStack } from '../../harness/start-stack'
import { serveBrowser } from './browser'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the browser that all browser tests share. */
    browserAddress: string
  }
}

export default async function setup(project: TestProject) {
  const browser = await serveBrowser()
  try {
    const { seeded, stack, stop } = await startStack()
    project.provide('seeded', seeded)
    project.provide('stack', stack)
    project.provide('browserAddress', browser.wsEndpoint())
    return async () => {
      await stop()
      await browser.close()
    }
  } catch (error) {
    await browser.close()
    throw error
  }
}
