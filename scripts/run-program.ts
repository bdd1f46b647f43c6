import { spawn } from 'node:child_process'
import { followProcessorTime } from './checks/processor-time'
import { Interrupted, interrupted, throwIfInterrupted } from './interrupt'
import { root } from './paths'

export type Outcome = { code: number; output: string; processorSeconds?: number | undefined }

type Options = {
  cwd?: string
  env?: NodeJS.ProcessEnv
  onText?: (text: string) => void
  /** Writes to this terminal itself; nothing is returned. */
  isShown?: boolean
  /** Tells the processor seconds that it used with all that it started. */
  isMeasured?: boolean
}

/** Runs `node <args>` to its end and returns its output. Ctrl-C ends it too. */
export function runNode(args: string[], options: Options = {}) {
  const { cwd = root, env, onText, isShown, isMeasured } = options
  throwIfInterrupted()
  const child = spawn(process.execPath, args, {
    cwd,
    env: env ?? process.env,
    stdio: isShown ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  })
  const stopMeasuring = followProcessorTime(isMeasured ? child.pid : undefined)
  let output = ''
  const read = (chunk: Buffer) => {
    const text = chunk.toString()
    output += text
    onText?.(text)
  }
  child.stdout?.on('data', read)
  child.stderr?.on('data', read)
  const kill = () => child.kill('SIGTERM')
  interrupted.addEventListener('abort', kill)
  return new Promise<Outcome>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      interrupted.removeEventListener('abort', kill)
      const processorSeconds = stopMeasuring()
      if (interrupted.aborted) reject(new Interrupted())
      else resolve({ code: code ?? 1, output, processorSeconds })
    })
  })
}
