import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressFiles } from './build/compress-files.ts'
import { inlineScripts } from './build/inline-scripts.ts'
import { leanRouter } from './build/lean-router.ts'
import { styleRules } from './build/style-rules.ts'

const entry = 'src/app/entry-client.tsx'
// What every page names: the whole sheet, of which it has its own part within, and the fonts.
const styles = 'src/app/all-styles.ts'

/** The browser's half; the server is built from the same file with --ssr. */
export default defineConfig(({ isSsrBuild, mode }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    leanRouter(),
    inlineScripts(),
    styleRules(),
    isSsrBuild || mode === 'development' ? undefined : compressFiles(),
  ],
  publicDir: isSsrBuild ? false : 'public',
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: isSsrBuild ? false : 'manifest.json',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? // The server draws forms at once: only the browser fetches their code later.
        { checks: { ineffectiveDynamicImport: false } }
      : {
          input: [entry, styles, ...(mode === 'development' ? ['src/gallery/index.html'] : [])],
          // The inline script calls what the entry exports; what it shares with later parts stays in it.
          preserveEntrySignatures: 'allow-extension',
        },
  },
  ssr: { noExternal: true, target: 'node' },
  // Whatever the server's environment says, and without React's other half.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify(mode) } : {},
  logLevel: 'warn',
}))
