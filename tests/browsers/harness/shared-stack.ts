import type { TestProject } from 'vitest/node'
import { startStack } from '../../harness/start-stack'

export default async function setup(project: TestProject) {
  const { stack, stop } = await startStack()
  project.provide('stack', stack)
  return stop
}
