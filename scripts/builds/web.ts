import { drawPictures } from '../cards/draw-cards'
import { inRoot } from '../paths'
import { OperatorError } from '../operator-error'
import { runNode } from '../run-program'
import type { Build } from './stamp'

async function viteBuild(...options: string[]) {
  const { code, output } = await runNode(
    [inRoot('node_modules/vite/bin/vite.js'), 'build', ...options],
    {
      cwd: inRoot('web'),
    },
  )
  if (code !== 0) throw new OperatorError(`The site could not be built.\n${output}`)
}

export const webBuild: Build = {
  name: 'web',
  title: 'Build the site',
  inputs: [
    'contract',
    'runtime',
    'seed',
    'web',
    'package-lock.json',
    'scripts/builds/web.ts',
    'scripts/cards',
  ],
  outputs: ['web/dist/server/main.js', 'web/dist/client/manifest.json'],
  build: async () => {
    await viteBuild()
    await viteBuild('--ssr', 'server/main.ts')
    await drawPictures(inRoot('web/dist/drawn'))
  },
}
