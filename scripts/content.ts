import { resolve } from 'node:path'
import { keepFilesPrivate } from '@app/runtime'
import { build } from './builds/all'
import { OperatorError } from './operator-error'
import { inRoot } from './paths'
import { runNode } from './run-program'
import { makeSecrets } from './secrets'
import { prepareDataFolder } from './servers/preflight'
import { readSettings } from './settings'

const PARTS = ['pages', 'jobs', 'redirects', 'footer', 'languages', 'settings', 'menu', 'media']

const USAGE = `Usage:
  npm run content -- export [--only=${PARTS.join(',')}] [--since=2026-11-01] [--to=folder]
  npm run content -- import <folder> [--dry-run] [--as=drafts|published] [--take=theirs|mine|<path>,…] [--delete-orphans]`

/** The options by name; one that is not known is refused, since a mistyped --dry-run would write. */
function optionsIn(args: string[], known: readonly string[]): Map<string, string> {
  const given = args.map((arg): [string, string] => {
    const [, name = '', value = ''] = /^--([a-z-]+)(?:=(.+))?$/.exec(arg) ?? []
    if (!known.includes(name)) throw new OperatorError(`There is no option “${arg}”.\n\n${USAGE}`)
    return [name, value]
  })
  return new Map(given)
}

function exportCommand(args: string[]) {
  const options = optionsIn(args, ['only', 'since', 'to'])
  const today = new Date().toISOString().slice(0, 10)
  const parts = options.get('only')?.split(',') ?? PARTS
  const since = options.get('since')
  const isDate = since === undefined || /^\d{4}-\d\d-\d\d/.test(since)
  if (
    !parts.every((part) => PARTS.includes(part)) ||
    !isDate ||
    Number.isNaN(Date.parse(since ?? today))
  )
    throw new OperatorError(USAGE)
  const folder = resolve(options.get('to') ?? `content-${today}`)
  return { action: 'export', folder, parts, ...(since && { since }) }
}

function importCommand([folder, ...args]: string[]) {
  const options = optionsIn(args, ['dry-run', 'as', 'take', 'delete-orphans'])
  const mode = options.get('as') ?? 'drafts'
  const take = options.get('take') ?? ''
  if (!folder || folder.startsWith('-') || !['drafts', 'published'].includes(mode))
    throw new OperatorError(USAGE)
  return {
    action: 'import',
    folder: resolve(folder),
    mode,
    take: ['theirs', 'mine'].includes(take) ? take : take.split(',').filter(Boolean),
    isTrial: options.has('dry-run'),
    deleteOrphans: options.has('delete-orphans'),
  }
}

function parseArgs([action, ...args]: string[]) {
  if (action === 'export') return exportCommand(args)
  if (action === 'import') return importCommand(args)
  throw new OperatorError(USAGE)
}

/** `npm run content -- export|import`: moves content between environments. */
export async function run(args: string[]): Promise<number> {
  const command = parseArgs(args)
  const settings = readSettings({ NODE_ENV: 'production', DEMO_ACCOUNTS: 'true' })
  const { variables, secretsDir } = settings
  prepareDataFolder(settings)
  await build('cms-server')
  keepFilesPrivate()
  await makeSecrets(secretsDir)
  // Each entry leaves much garbage. With more room for new objects, it is collected less often.
  const program = ['--max-semi-space-size=32', inRoot('cms/dist/src/editing/transfer/main.js')]
  const { code } = await runNode([...program, JSON.stringify(command)], {
    env: variables,
    onText: (text) => process.stdout.write(text),
  })
  return code
}
