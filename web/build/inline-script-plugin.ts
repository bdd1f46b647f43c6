import { build, parseSync, type Plugin, type Rolldown, Visitor } from 'vite'

const SUFFIX = '?inline-script'
const PLAIN_TEXT = /^[^`"\\$\r\n]*$/

/**
 * `import code from './file.ts?inline-script'` returns that file, bundled and minified, as the text
 * of a script element. Identifiers that are only `declare`d stay in the output;
 * web/server/pages/render/page-scripts.ts replaces them.
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

/**
 * The minifier writes strings in backticks; double quotes, as in the surrounding HTML, compress better.
 * Only whole template literals without expressions are rewritten, as the parser finds them.
 */
export function withDoubleQuotes(code: string): string {
  const literals: { start: number; end: number }[] = []
  const tagged = new Set<number>()
  new Visitor({
    TaggedTemplateExpression: ({ quasi }) => void tagged.add(quasi.start),
    TemplateLiteral: (literal) => void literals.push(literal),
  }).visit(parseSync('inline-script.js', code).program)
  return literals
    .filter(
      ({ start, end }) => !tagged.has(start) && PLAIN_TEXT.test(code.slice(start + 1, end - 1)),
    )
    .reduce(
      (text, { start, end }) =>
        `${text.slice(0, start)}"${text.slice(start + 1, end - 1)}"${text.slice(end)}`,
      code,
    )
}

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
