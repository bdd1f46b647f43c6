import { build, type Plugin, type Rolldown } from 'vite'

const SUFFIX = '?inline-script'

/**
 * `import code from './file.ts?inline-script'` gives that file, bundled and minified, as the text
 * of a script element. Names that the file only declares stay as they are, to be filled in later.
 */
export const inlineScripts = (): Plugin => ({
  name: 'inline-scripts',
  enforce: 'pre',
  load: {
    filter: { id: /\?inline-script$/ },
    async handler(id) {
      const { code, moduleIds } = await bundle(id.slice(0, -SUFFIX.length))
      for (const file of moduleIds) this.addWatchFile(file)
      return `export default ${JSON.stringify(withDoubleQuotes(code.trim()))}`
    },
  },
})

// The minifier writes strings in backticks; the quotes of the markup around them compress better.
const withDoubleQuotes = (code: string) => code.replace(/`([^`"\\$\n]*)`/g, '"$1"')

async function bundle(file: string): Promise<Rolldown.OutputChunk> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  return built.output[0]
}
