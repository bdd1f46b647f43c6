import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from './cms-modules'
import type { Data } from './start-cms'

/** As `npm run seed -- --add=de` does: in its own process, while the cms runs. */
export const seedLanguage = ({ dataDir, databaseUrl }: Data, code: string) => {
  const { PATH, HOME } = process.env
  return promisify(execFile)(process.execPath, [join(root, 'cms/dist/src/seed.js')], {
    env: {
      PATH,
      HOME,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      SEED_LANGUAGES: code,
    },
  })
}
