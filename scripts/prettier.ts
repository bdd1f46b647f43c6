import { join } from 'node:path'
import { cache, inRoot } from './paths'

/** Prettier on every file. Its cache knows the version and the options, and compares contents, not times. */
export const prettier = (...options: string[]): string[] => [
  inRoot('node_modules/prettier/bin/prettier.cjs'),
  ...options,
  '--log-level=warn',
  '--cache',
  '--cache-strategy=content',
  `--cache-location=${join(cache, 'prettier.json')}`,
  '.',
]
