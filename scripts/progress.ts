import { styleText } from 'node:util'

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const CLEAR_LINE = '\r\x1b[2K'
const PLAIN_INTERVAL_MS = 2000
const isTerminal = Boolean(process.stdout.isTTY) && !process.env.CI

type Style = Parameters<typeof styleText>[0]

export const paint = (style: Style, text: string) =>
  process.stdout.isTTY && !process.env.NO_COLOR ? styleText(style, text) : text

const elapsed = (since: number) => {
  const seconds = (performance.now() - since) / 1000
  if (seconds < 1) return ''
  return paint('dim', ` ${seconds < 10 ? seconds.toFixed(1) : seconds.toFixed(0)} s`)
}

type StepLine = { detail: (text: string) => void; end: (text: string) => void }

const running = new Set<{ title: string; detail: string }>()
let timer: NodeJS.Timeout | undefined
let frame = 0

function drawSpinner() {
  const width = (process.stdout.columns || 80) - 1
  const steps = [...running].map(({ title, detail }) => [title, detail].filter(Boolean).join('  '))
  const line = `${FRAMES[frame % FRAMES.length]} ${steps.join(' · ')}`
  process.stdout.write(CLEAR_LINE + line.slice(0, width))
  frame += 1
}

/** On a terminal: one line with a spinner, shared by all running steps. */
function spinnerLine(title: string): StepLine {
  const own = { title, detail: '' }
  running.add(own)
  timer ??= setInterval(drawSpinner, 100)
  drawSpinner()
  return {
    detail: (text) => (own.detail = text),
    end: (text) => {
      running.delete(own)
      process.stdout.write(`${CLEAR_LINE}${text}\n`)
      if (running.size > 0) return
      clearInterval(timer)
      timer = undefined
    },
  }
}

/** Elsewhere: plain lines, with details at most every two seconds. */
function plainLine(title: string): StepLine {
  let last = performance.now()
  console.log(`… ${title}`)
  return {
    detail: (text) => {
      if (performance.now() - last < PLAIN_INTERVAL_MS) return
      last = performance.now()
      console.log(`  ${text}`)
    },
    end: (text) => console.log(text),
  }
}

/** Prints a message without breaking the spinner. */
export function report(message: string) {
  if (running.size > 0 && isTerminal) process.stdout.write(CLEAR_LINE)
  console.log(message)
}

type Verdict = { isGood: boolean; message?: string }

/** Shows one step of the work: a spinner while it runs, a tick or a cross when it is done. */
export async function step<Result>(
  title: string,
  work: (detail: (text: string) => void) => Promise<Result>,
  judge: (result: Result) => Verdict = () => ({ isGood: true }),
): Promise<Result> {
  const startedAt = performance.now()
  const line = isTerminal ? spinnerLine(title) : plainLine(title)
  try {
    const result = await work(line.detail)
    const { isGood, message } = judge(result)
    const mark = isGood ? paint('green', '✔') : paint('red', '✖')
    line.end(`${mark} ${title}${message ? `  ${message}` : ''}${elapsed(startedAt)}`)
    return result
  } catch (error) {
    line.end(`${paint('red', '✖')} ${title}${elapsed(startedAt)}`)
    throw error
  }
}
