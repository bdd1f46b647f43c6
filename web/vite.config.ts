import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressFiles } from './build/compress-files'
import { leanRouter } from './build/lean-router'

/** The browser's half; the server is built from the same file with --ssr. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), leanRouter(), isSsrBuild ? undefined : compressFiles()],
  publicDir: isSsrBuild ? false : 'public',
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: isSsrBuild ? false : 'manifest.json',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            input: 'src/app/entry-client.tsx',
            // The inline script calls what the entry exports; what it shares with later parts stays in it.
            preserveEntrySignatures: 'allow-extension' as const,
          },
        }),
  },
  ssr: { noExternal: true, target: 'node' },
  logLevel: 'warn',
}))
