import { spawn } from 'node:child_process'
import { Interrupted, interrupted, throwIfInterrupted } from './interrupt'
import { root } from './paths'

export type Outcome = { code: number; output: string }

type Options = {
  cwd?: string
  env?: NodeJS.ProcessEnv
  onText?: (text: string) => void
  /** Writes to this terminal itself; nothing is returned. */
  isShown?: boolean
}

/** Runs `node <args>` to its end and returns its output. Ctrl-C ends it too. */
export function runNode(args: string[], { cwd = root, env, onText, isShown }: Options = {}) {
  throwIfInterrupted()
  const child = spawn(process.execPath, args, {
    cwd,
    env: env ?? process.env,
    stdio: isShown ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  })
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
      if (interrupted.aborted) reject(new Interrupted())
      else resolve({ code: code ?? 1, output })
    })
  })
}
