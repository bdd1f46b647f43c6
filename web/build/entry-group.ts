type Context = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/** Packages that are left to the bundler: their index files import more than the entry uses. */
const LEFT_OUT = /\/(?:contract|node_modules\/zod)\//

/**
 * Keeps all that the entry imports in its own chunk. The bundler would give each part that a later
 * chunk imports as well a chunk of its own: a dozen requests, and 3 KB more.
 */
export function entryGroup(entry: string) {
  let reached: Set<string> | undefined
  return (id: string, context: Context) => {
    reached ??= reachable(entry, (each) => context.getModuleInfo(each)?.importedIds ?? [])
    return reached.has(id) ? 'entry' : null
  }
}

function reachable(entry: string, importsOf: (id: string) => readonly string[]) {
  const reached = new Set<string>()
  const waiting = [entry]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id) || LEFT_OUT.test(id)) continue
    reached.add(id)
    waiting.push(...importsOf(id))
  }
  return reached
}
