import { build as bundle, type BuildOptions } from 'esbuild'
import { inRoot } from '../paths'
import type { Build } from './stamp'

const options: BuildOptions = {
  entryPoints: [inRoot('web/server/main.ts')],
  outfile: inRoot('web/dist/server/main.js'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'error',
}

export const webBuild: Build = {
  name: 'web',
  title: 'Build the site',
  inputs: ['contract', 'seed', 'web', 'package-lock.json', 'scripts/builds/web.ts'],
  outputs: ['web/dist/server/main.js'],
  build: async () => {
    await bundle(options)
  },
}
