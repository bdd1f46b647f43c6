const parts = [
  'web/src/browser',
  'web/src/ui',
  'web/src/cms',
  'web/src/content',
  'web/src/forms',
  'web/src/layout',
  'web/src/phone',
  'web/src/blocks',
]
const outside = ['contract', 'runtime', 'seed']
const floors = ['cms/src/platform', 'cms/src/access', 'cms/src/content', 'cms/src/delivery']
const site = [...parts, 'web/src/pages', 'web/src/app', 'web/src/inline']

/** Which folder may import which. A folder may always import itself. */
const rules: Record<string, readonly string[]> = {
  contract: [],
  runtime: ['contract'],
  seed: ['contract'],
  // The entry points and Strapi's fixed places.
  cms: [...outside, ...floors, 'cms/src/editing', 'cms/src/desk'],
  ...Object.fromEntries(
    floors.map((room, floor) => [room, [...outside, ...floors.slice(0, floor)]]),
  ),
  'cms/src/editing': [...outside, ...floors],
  'cms/src/desk': [...outside, ...floors],
  scripts: ['contract', 'runtime', 'seed'],
  // Gives the colours of site and panel, which it checks pair by pair, to another brand.
  'scripts/rebrand': ['contract', 'scripts', 'web/src/ui', 'cms/src/platform'],
  tests: ['contract', 'runtime', 'seed', 'cms', 'web', 'scripts'],
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
  'web/src/phone': ['contract', 'web/src/browser', 'web/src/ui'],
  'web/src/blocks': ['contract', 'seed', 'web/src/ui', 'web/src/content', 'web/src/phone'],
  'web/src/pages': ['contract', 'seed', 'web/src/ui', 'web/src/content', 'web/src/blocks'],
  'web/src/app': ['contract', 'seed', ...parts, 'web/src/pages'],
  'web/src/inline': ['web/src/layout', 'web/src/blocks', 'web/src/app'],
  'web/src/gallery': ['contract', 'seed', ...site],
  'web/build': [],
  'web/server': ['contract', 'runtime', 'seed', ...site],
  'web/server/encoded': [],
  'web/server/logging': ['runtime'],
  'web/server/content': [
    'web/server/logging',
    'contract',
    'runtime',
    'seed',
    'web/src/cms',
    'web/src/content',
    'web/server/encoded',
  ],
  'web/server/pages': [
    'contract',
    'runtime',
    'seed',
    ...site,
    'web/build',
    'web/server/encoded',
    'web/server/content',
  ],
  'web/server/search': [
    'contract',
    'runtime',
    ...site,
    'web/server/encoded',
    'web/server/content',
    'web/server/pages',
  ],
  'web/server/forms': [
    'web/server/logging',
    'contract',
    'runtime',
    'web/src/forms',
    'web/server/content',
    'web/server/pages',
  ],
  'web/server/http': [
    'web/server/logging',
    'runtime',
    'web/src/inline',
    'web/server/encoded',
    'web/server/content',
    'web/server/pages',
    'web/server/search',
    'web/server/forms',
  ],
  web: [],
}

const PACKAGE = /^@app\/(\w+(?:\/\w+)?)/

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

type Side = 'panel' | 'shared' | 'server'

/** Of a file of the cms: whether the panel, the server or both use it. */
const sideOf = (path: string): Side =>
  path.startsWith('cms/src/admin/')
    ? 'panel'
    : ((/\/(panel|shared)(?:\/|$)/.exec(path)?.[1] as Side | undefined) ?? 'server')

/** `cms/src/desk/inbox`, or `cms/src/desk/panel` for what several features of a room show. */
const featureOf = (path: string) => path.split('/').slice(0, -1).slice(0, 4).join('/')

const isOfRoom = (path: string) => path.split('/')[3] === 'panel'

/** The panel runs in the browser: it takes no server along, and no other feature's screens. */
function panelRule(file: string, target: string, isType: boolean): string | undefined {
  const [from, to] = [sideOf(file), sideOf(target)]
  const isOwn = featureOf(file) === featureOf(target)
  if (to === 'server' && from !== 'server' && !(isType && isOwn))
    return `${from} takes from a server only types of its own`
  if (to !== 'panel') return undefined
  if (from !== 'panel') return 'a server takes nothing from a panel'
  const isBelow = roomOf(file) !== roomOf(target) || isOfRoom(target)
  return isOwn || isBelow ? undefined : 'a panel takes nothing from another feature’s panel'
}

/** The violation in an import, as a message, if there is one. */
export function violation(file: string, specifier: string, isType: boolean): string | undefined {
  const target = targetOf(file, specifier)
  const from = roomOf(file)
  const to = target && roomOf(target)
  if (!from || !to) return undefined
  if (![from, ...(rules[from] ?? [])].some((allowed) => isWithin(to, allowed)))
    return `${file} imports ${specifier}: ${from} may not import ${to}.`
  const isInCms = file.startsWith('cms/src/') && target.startsWith('cms/src/')
  const broken = isInCms && panelRule(file, target, isType)
  return broken ? `${file} imports ${specifier}: ${broken}.` : undefined
}

/** Folders whose files import no other's in a circle: features of the cms, rooms of the site's server and of the others. */
const SEPARATE = /^(?:cms\/src\/\w+|web\/server|contract|scripts)\/[\w-]+(?=\/)/

/** Folders that import each other, directly or around; each circle as a list. */
export function circles(imports: readonly { file: string; specifier: string }[]): string[][] {
  const next = new Map<string, Set<string>>()
  for (const { file, specifier } of imports) {
    const [from] = SEPARATE.exec(file) ?? []
    const [to] = SEPARATE.exec(targetOf(file, specifier) ?? '') ?? []
    if (from && to && from !== to) next.set(from, (next.get(from) ?? new Set()).add(to))
  }
  const found: string[][] = []
  const done = new Set<string>()
  const follow = (feature: string, path: string[]) => {
    if (path.includes(feature))
      return void found.push([...path.slice(path.indexOf(feature)), feature])
    if (done.has(feature)) return
    for (const other of next.get(feature) ?? []) follow(other, [...path, feature])
    done.add(feature)
  }
  for (const feature of next.keys()) follow(feature, [])
  return found
}
