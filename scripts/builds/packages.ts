import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { BuildOptions } from 'esbuild'
import { inRoot } from '../paths'
import { OperatorError } from '../operator-error'
import { runNode } from '../run-program'
import type { Build } from './stamp'

/** CommonJS with all dependencies bundled: the cms has another version of zod, and its plugins a third. */
export const bundleOptions = (room: string): BuildOptions => ({
  entryPoints: [inRoot(room, 'index.ts')],
  outdir: inRoot(room, 'dist'),
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  logLevel: 'silent',
})

async function buildPackage(room: string) {
  const dist = inRoot(room, 'dist')
  rmSync(dist, { recursive: true, force: true })
  mkdirSync(dist, { recursive: true })
  writeFileSync(`${dist}/package.json`, '{ "type": "commonjs" }\n')
  const { build } = await import('esbuild')
  await build(bundleOptions(room)).catch((error: Error) => {
    throw new OperatorError(`${room} could not be bundled.\n${error.message}`)
  })
  const types = await runNode([
    inRoot('node_modules/typescript/bin/tsc'),
    '-p',
    `${room}/tsconfig.build.json`,
  ])
  if (types.code !== 0)
    throw new OperatorError(`The types of ${room} could not be generated.\n${types.output}`)
}

const packageBuild = (room: string, inputs: string[]): Build => ({
  name: room,
  title: `Build ${room}`,
  inputs: [
    ...inputs,
    room,
    'tsconfig.base.json',
    'package-lock.json',
    'scripts/builds/packages.ts',
  ],
  outputs: [`${room}/dist/package.json`, `${room}/dist/index.js`, `${room}/dist/types`],
  build: () => buildPackage(room),
})

export const contractBuild = packageBuild('contract', [])
export const runtimeBuild = packageBuild('runtime', ['contract'])
export const seedBuild = packageBuild('seed', ['contract'])
