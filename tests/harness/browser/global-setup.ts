import { startStack } from '../start-stack'

/** Before the first test file is read; the workers inherit the environment. */
export default async function setup() {
  const { seeded, stack, stop } = await startStack()
  process.env['TEST_STACK'] = JSON.stringify({ ...stack, seeded })
  return stop
}
