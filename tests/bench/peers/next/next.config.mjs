import { join } from 'node:path'

/** The folder of both sites, which has the packages; else Next.js looks for lockfiles further up. */
const root = join(import.meta.dirname, '..')

export default {
  distDir: 'dist',
  compress: process.env.PEER_COMPRESSES !== 'false',
  turbopack: { root },
  outputFileTracingRoot: root,
}
