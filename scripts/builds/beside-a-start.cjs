// Preloaded into `strapi build`, which runs while the cms starts.
const { rmSync, readdirSync } = require('node:fs')
const files = require('node:fs/promises')
const { join } = require('node:path')

// It would compile the cms once more.
const typescript = require(require.resolve('@strapi/typescript-utils', { paths: [process.cwd()] }))
typescript.compile = async () => {}

// It would remove the panel's folder until the new panel is written. A cms that looks for it meanwhile serves none.
const PANEL = join(process.cwd(), 'dist/build')
const remove = files.rm
files.rm = async (path, options) => {
  if (path !== PANEL) return remove(path, options)
  for (const name of readdirSync(PANEL)) rmSync(join(PANEL, name), { recursive: true, force: true })
}
