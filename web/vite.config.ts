import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import { defineConfig } from 'vite'
import { compressFiles } from './build/compress-files.ts'
import { entryGroup } from './build/entry-group.ts'
import { inlineScripts } from './build/inline-script-plugin.ts'
import { partStyles } from './build/part-styles.ts'
import { styleRules } from './build/style-rules.ts'

const entry = 'src/app/entry-client.tsx'
// Every page refers to the whole stylesheet, of which it inlines a part, and to the fonts.
const styles = 'src/app/all-styles.ts'
// Only previews load this, when the panel asks for it.
const check = 'src/preview/check-page.ts'
// Pages load this when a visitor uses their calculator.
const calculator = 'src/blocks/cashback-calculator/update-calculator.ts'

/** Builds the browser's files; with --ssr, the server. */
export default defineConfig(({ isSsrBuild, mode }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    inlineScripts(),
    styleRules(),
    partStyles(),
    isSsrBuild || mode === 'development' ? undefined : compressFiles(),
  ],
  publicDir: isSsrBuild ? false : 'public',
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: isSsrBuild ? false : 'manifest.json',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: isSsrBuild
      ? // The server has the forms' code from the start, also where the browser imports it later: no need to warn.
        { checks: { ineffectiveDynamicImport: false } }
      : {
          input: [
            entry,
            styles,
            check,
            calculator,
            ...(mode === 'development' ? ['src/gallery/index.html'] : []),
          ],
          // Keeps the exports of the entry, one of which the inline script calls, and allows more for other chunks.
          preserveEntrySignatures: 'allow-extension',
          ...(mode !== 'development' && {
            output: {
              codeSplitting: {
                groups: [
                  { name: entryGroup(join(import.meta.dirname, entry)), debugName: 'entry' },
                ],
              },
            },
          }),
        },
  },
  ssr: { noExternal: true, target: 'node' },
  define: isSsrBuild
    ? // Fixed at build time, so that React's development code is left out.
      { 'process.env.NODE_ENV': JSON.stringify(mode) }
    : mode === 'development'
      ? {}
      : // Leaves out of production what only React's developer tools use.
        { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
  logLevel: 'warn',
}))
