import type { Plugin, Rolldown } from 'vite'

const NAME = 'rolldown-runtime'
const IMPORT = /import\{([^}]*)\}from"\.\/rolldown-runtime-[\w-]+\.js";/
const EXPORT = /export\{([^}]*)\};\s*$/

/** `a as b,c` of an import or export: what each name is called on either side. */
const namesIn = (list: string) =>
  list.split(',').map((name): [string, string] => {
    const [from = '', to = from] = name.trim().split(' as ')
    return [from, to]
  })

/**
 * Moves the bundler's few lines of runtime into the entry. As a chunk of their own they are found only
 * when the entry has arrived: one more round trip before the app starts. The file stays, for chunks
 * that are used without the entry.
 */
export const inlineRuntime = (entryName: string): Plugin => ({
  name: 'inline-runtime',
  apply: 'build',
  // Names are made before chunks are changed here, and a kept file of an old name must not meet a new one.
  augmentChunkHash: () => NAME,
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const named = (wanted: string) => chunks.find(({ name }) => name === wanted)
    const listIn = ({ code, name }: Rolldown.OutputChunk, pattern: RegExp) =>
      namesIn(pattern.exec(code)?.[1] ?? this.error(`${name} has another form than expected.`))
    const [runtime, entry] = [named(NAME), named(entryName)]
    if (!runtime || !entry) return

    const returned = listIn(runtime, EXPORT).map(([own, shared]) => `${shared}:${own}`)
    const taken = listIn(entry, IMPORT)
    const body = `(()=>{${runtime.code.replace(EXPORT, '')}return{${returned.join()}}})()`
    entry.code =
      `const{${taken.map(([shared, own]) => `${shared}:${own}`).join()}}=${body};` +
      entry.code.replace(IMPORT, '') +
      `export{${taken.map(([shared, own]) => `${own} as $${shared}`).join()}};`
    const offered = new Set(taken.map(([shared]) => shared))
    for (const chunk of chunks) {
      const { imports } = chunk
      if (!imports.includes(runtime.fileName) || !imports.includes(entry.fileName)) continue
      const wanted = listIn(chunk, IMPORT)
      if (!wanted.every(([shared]) => offered.has(shared))) continue
      const list = wanted.map(([shared, own]) => `$${shared} as ${own}`).join()
      const from = entry.fileName.split('/').at(-1)
      chunk.code = chunk.code.replace(IMPORT, () => `import{${list}}from"./${from}";`)
      chunk.imports = imports.filter((name) => name !== runtime.fileName)
    }
    entry.imports = entry.imports.filter((name) => name !== runtime.fileName)
  },
})
