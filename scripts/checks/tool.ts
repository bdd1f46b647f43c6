import { runNode } from '../run-program'
import { failed, passed, type Result } from './result'

/** Runs a tool that reports by its exit code; its output is shown when it fails. */
export async function check(name: string, args: string[]): Promise<Result> {
  const { code, output, processorSeconds } = await runNode(args, { isMeasured: true })
  return { ...(code === 0 ? passed : failed(`${name}\n${output.trim()}`)), processorSeconds }
}
