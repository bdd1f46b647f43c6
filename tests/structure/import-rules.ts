const parts = [
  'web/src/browser',
  'web/src/ui',
  'web/src/cms',
  'web/src/content',
  'web/src/forms',
  'web/src/layout',
  'web/src/blocks',
]
const site = [...parts, 'web/src/pages', 'web/src/app', 'web/src/inline']

/** Which folder may import which. A folder may always import itself. */
const rules: Record<string, readonly string[]> = {
  contract: [],
  'contract/server': ['contract'],
  seed: ['contract'],
  cms: ['contract', 'contract/server', 'seed'],
  scripts: ['contract', 'contract/server', 'seed'],
  tests: ['contract', 'contract/server', 'seed', 'cms', 'web', 'scripts'],
  'web/src/browser': [],
  'web/src/ui': ['contract'],
  'web/src/cms': ['contract', 'web/src/browser'],
  'web/src/content': ['contract', 'seed', 'web/src/browser', 'web/src/cms'],
  'web/src/forms': ['contract', 'web/src/browser', 'web/src/ui'],
  'web/src/layout': [
    'contract',
    'seed',
    'web/src/browser',
    'web/src/ui',
    'web/src/content',
    'web/src/forms',
  ],
  'web/src/blocks': ['contract', 'seed', 'web/src/ui', 'web/src/content'],
  'web/src/pages': ['contract', 'seed', 'web/src/ui', 'web/src/content', 'web/src/blocks'],
  'web/src/app': ['contract', 'seed', ...parts, 'web/src/pages'],
  'web/src/inline': ['web/src/layout', 'web/src/blocks', 'web/src/app'],
  'web/src/gallery': ['contract', 'seed', ...site],
  'web/build': [],
  'web/server': ['contract', 'contract/server', 'seed', ...site],
  'web/server/encoded': [],
  'web/server/logging': ['contract/server'],
  'web/server/content': [
    'web/server/logging',
    'contract',
    'contract/server',
    'seed',
    'web/src/cms',
    'web/src/content',
    'web/server/encoded',
  ],
  'web/server/pages': [
    'contract',
    'contract/server',
    'seed',
    ...site,
    'web/build',
    'web/server/encoded',
    'web/server/content',
  ],
  'web/server/search': [
    'contract',
    'contract/server',
    ...site,
    'web/server/content',
    'web/server/pages',
  ],
  'web/server/http': [
    'web/server/logging',
    'contract/server',
    'web/src/inline',
    'web/server/encoded',
    'web/server/content',
    'web/server/pages',
    'web/server/search',
  ],
  web: [],
}

/** Needs Node: only what names it may import it, while other folders come with the one above. */
const SERVER_ONLY = 'contract/server'

const PACKAGE = /^@beam\/(\w+(?:\/\w+)?)/

/** The most specific listed folder that contains a path. */
const roomOf = (path: string): string | undefined =>
  Object.keys(rules)
    .filter((room) => path === room || path.startsWith(`${room}/`))
    .sort((one, other) => other.length - one.length)[0]

const isWithin = (room: string, folder: string) => room === folder || room.startsWith(`${folder}/`)

/** The target of an import, relative to the repository root; undefined for third-party packages. */
function targetOf(file: string, specifier: string): string | undefined {
  const ours = PACKAGE.exec(specifier)?.[1]
  if (ours) return ours
  if (!specifier.startsWith('.')) return undefined
  return new URL(specifier, `file:///${file}`).pathname.slice(1)
}

/** The violation in an import, as a message, if there is one. */
export function violation(file: string, specifier: string): string | undefined {
  const target = targetOf(file, specifier)
  const from = roomOf(file)
  const to = target && roomOf(target)
  if (!from || !to) return undefined
  const holds = (allowed: string) =>
    to === SERVER_ONLY ? allowed === SERVER_ONLY : isWithin(to, allowed)
  if ([from, ...(rules[from] ?? [])].some(holds)) return undefined
  return `${file} imports ${specifier}: ${from} may not import ${to}.`
}
