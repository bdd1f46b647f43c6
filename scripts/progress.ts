import { styleText } from 'node:util'

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const PLAIN_PAUSE_MS = 2000
const isTerminal = Boolean(process.stdout.isTTY) && !process.env.CI

type Style = Parameters<typeof styleText>[0]

export const paint = (style: Style, text: string) =>
  process.stdout.isTTY && !process.env.NO_COLOR ? styleText(style, text) : text

const seconds = (since: number) => {
  const passed = (Date.now() - since) / 1000
  return passed < 1 ? '' : paint('dim', ` ${passed < 10 ? passed.toFixed(1) : passed.toFixed(0)} s`)
}

type Line = { detail: (words: string) => void; end: (text: string) => void }

const turning = new Set<{ title: string; detail: string }>()
let timer: NodeJS.Timeout | undefined
let frame = 0

function draw() {
  const width = (process.stdout.columns || 80) - 1
  const words = [...turning].map(({ title, detail }) => [title, detail].filter(Boolean).join('  '))
  const line = `${FRAMES[frame % FRAMES.length]} ${words.join(' · ')}`
  process.stdout.write(`\r\x1b[2K${line.slice(0, width)}`)
  frame += 1
}

/** On a terminal: one line that turns until all that is under way is over. */
function turningLine(title: string): Line {
  const own = { title, detail: '' }
  turning.add(own)
  timer ??= setInterval(draw, 100)
  draw()
  return {
    detail: (words) => (own.detail = words),
    end: (text) => {
      turning.delete(own)
      process.stdout.write(`\r\x1b[2K${text}\n`)
      if (turning.size > 0) return
      clearInterval(timer)
      timer = undefined
    },
  }
}

/** Elsewhere: plain lines, and not too many of them. */
function plainLine(title: string): Line {
  let last = Date.now()
  console.log(`… ${title}`)
  return {
    detail: (words) => {
      if (Date.now() - last < PLAIN_PAUSE_MS) return
      last = Date.now()
      console.log(`  ${words}`)
    },
    end: (text) => console.log(text),
  }
}

/** Shows one step of the work: turning while it runs, ticked when it is done. */
export async function step<Result>(
  title: string,
  work: (detail: (words: string) => void) => Promise<Result>,
  judge: (result: Result) => { isGood: boolean; words?: string } = () => ({ isGood: true }),
): Promise<Result> {
  const began = Date.now()
  const line = isTerminal ? turningLine(title) : plainLine(title)
  try {
    const result = await work(line.detail)
    const { isGood, words } = judge(result)
    const mark = isGood ? paint('green', '✔') : paint('red', '✖')
    line.end(`${mark} ${title}${words ? `  ${words}` : ''}${seconds(began)}`)
    return result
  } catch (error) {
    line.end(`${paint('red', '✖')} ${title}${seconds(began)}`)
    throw error
  }
}
