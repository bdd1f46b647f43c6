import type { CmsLocation } from '../cms'

type Stack = {
  site: string
  cms: CmsLocation
  /** The data of a stopped cms with the seeded content, to start another cms with. */
  seeded: { dataDir: string; databaseUrl: string }
}

const nowhere = 'http://127.0.0.1:0'

/** Only to list the tests, for which nothing is started. */
const listed: Stack = {
  site: nowhere,
  cms: { url: nowhere, dataDir: '', databaseUrl: '' },
  seeded: { dataDir: '', databaseUrl: '' },
}

const given = process.env['TEST_STACK']

/** The cms and the site in front of it that all tests of a run share: `global-setup.ts` starts them. */
export const stack = given ? (JSON.parse(given) as Stack) : listed
