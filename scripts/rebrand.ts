import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { Interrupted } from './interrupt'
import { OperatorError } from './operator-error'
import { inRoot, root } from './paths'
import { type Plan, planRebrand } from './rebrand/plan'
import { stateOf } from './rebrand/state'
import { requireCommitted, trackedFiles } from './rebrand/tracked-files'
import {
  flagList,
  flagOf,
  type Flags,
  labelOf,
  parseFlags,
  parseValue,
  type Value,
  values,
  type Wish,
  wishOf,
} from './rebrand/wish'
import { runNode } from './run-program'

const help = `Usage: npm run rebrand                                        asks for each value
       npm run rebrand -- --name=Vela --first=#0b4f9e [--…]   takes the given ones

Gives the site another name and other colours: in its texts, pictures, logo, mails and panel.

${flagList.join('\n')}
  --adjust          Makes a colour lighter or darker if texts in it or on it cannot be read
  --force           Even if there are changes that are not committed

What is not given follows from the name and the domain, or stays.`

const followUp = `
Look at the changes with git diff; git restore . takes them back. Then:

  npm run check              types, lint and unit tests
  npm start                  the site in its new colours
  npm run shots -- --update  new pictures for the tests of how pages look (tests/release/looks)

The pictures in docs/pictures show the site as it was: replace them with your own. A database in .data
keeps the content and the pictures that it has: remove the folder to begin with the new ones.`

type Ask = (question: string) => Promise<string>

const defaultOf = (value: Value, { brand, colors }: Wish) => ({ ...brand, ...colors })[value]

/** Asks until the value is valid; nothing typed takes the default. */
async function askFor(ask: Ask, value: Value, fallback: string): Promise<string> {
  const typed = await ask(`${labelOf(value)} [${fallback}]: `)
  if (typed.trim() === '') return fallback
  try {
    return parseValue(value, typed)
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    console.log(error.message)
    return askFor(ask, value, fallback)
  }
}

async function askForAll(ask: Ask, flags: Flags, now: Wish): Promise<Wish> {
  const given = { ...flags.given }
  for (const value of values)
    given[value] = await askFor(ask, value, defaultOf(value, wishOf({ ...flags, given }, now)))
  return wishOf({ ...flags, given }, now)
}

/** By colour: how many texts could not be read, one of them, and what is offered instead. */
const problemsOf = ({ colors }: Wish, { unreadable, offered }: Plan) =>
  values.flatMap((value) => {
    const name = value as keyof Wish['colors']
    const [one, ...others] = unreadable.filter((pair) => pair.name === name)
    const instead = offered[name]
    if (instead === undefined || instead === colors[name]) return []
    const such = one ? `: ${one.what}${others.length > 0 ? ` and ${others.length} more` : ''}` : ''
    return [
      `With ${flagOf(name)}=${colors[name]} texts cannot be read${such}. The nearest colour with which all can is ${instead}.`,
    ]
  })

async function readablePlan(
  wish: Wish,
  plan: (wish: Wish) => Promise<Plan>,
  accept: (problems: string) => Promise<boolean>,
): Promise<Plan> {
  const wanted = await plan(wish)
  if (wanted.unreadable.length === 0) return wanted
  const problems = problemsOf(wish, wanted).join('\n')
  if (!(await accept(problems)))
    throw new OperatorError(
      `${problems}\nNothing was changed. Take other colours, or add --adjust to take what is offered.`,
    )
  return plan({ ...wish, colors: wanted.offered })
}

/** Asks on the terminal. A question throws once the terminal is closed, by Ctrl-C or by the end of what is typed. */
function openTerminal() {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const closed = new AbortController()
  terminal.once('close', () => closed.abort())
  const ask = (question: string) =>
    terminal.question(question, { signal: closed.signal }).catch(() => {
      throw new Interrupted()
    })
  return { ask, close: () => terminal.close() }
}

/** Rebrands the copy of the project in a folder; false if it printed only how. */
export async function rebrandIn(folder: string, args: string[]): Promise<boolean> {
  const flags = parseFlags(args)
  const isAsking = Object.keys(flags.given).length === 0 && process.stdin.isTTY
  if (flags.help || (Object.keys(flags.given).length === 0 && !isAsking)) {
    console.log(help)
    return false
  }
  if (!flags.force) requireCommitted(folder)
  const state = await stateOf(folder)
  const terminal = isAsking ? openTerminal() : undefined
  try {
    const wish = terminal ? await askForAll(terminal.ask, flags, state) : wishOf(flags, state)
    const accept = async (problems: string) => {
      if (flags.adjust) console.log(problems)
      return (
        flags.adjust ||
        (terminal !== undefined && !/^n/i.test(await terminal.ask(`${problems} Take it? [yes] `)))
      )
    }
    const paths = trackedFiles(folder)
    const plan = (one: Wish) => planRebrand(folder, paths, state, one)
    const { files, specified } = await readablePlan(wish, plan, accept)
    for (const [path, content] of files) writeFileSync(join(folder, path), content)
    console.log(`${wish.brand.name}: ${files.size} files changed.`)
    if (specified.length > 0)
      console.log(['The specification now says:', ...specified].join('\n  '))
    return true
  } finally {
    terminal?.close()
  }
}

/** `npm run rebrand`: makes a copy of the project the site of another product. */
export async function run(args: string[]): Promise<number> {
  if (!(await rebrandIn(root, args))) return args.includes('--help') ? 0 : 1
  const { code, output } = await runNode([inRoot('scripts/run.mjs'), 'generate'])
  if (code !== 0) throw new OperatorError(output)
  console.log(followUp)
  return 0
}
