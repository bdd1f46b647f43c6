import { inRoot } from '../paths'
import { runNode } from '../run-program'
import { failed, passed, type Result } from './result'

/** Runs a program that says by its exit code whether all is well; its words are shown if not. */
export async function check(name: string, words: string[], cwd = inRoot()): Promise<Result> {
  const { code, output } = await runNode(words, { cwd })
  return code === 0 ? passed : failed(`${name}\n${output.trim()}`)
}
