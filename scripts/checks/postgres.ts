import { existsSync, readdirSync } from 'node:fs'

const INSTALLED = '/usr/lib/postgresql'

const versions = () => (existsSync(INSTALLED) ? readdirSync(INSTALLED) : [])

/** The folder of the newest PostgreSQL server's programs, if any; some versions have only the client installed. */
export const postgresPrograms = (): string | undefined =>
  versions()
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => `${INSTALLED}/${version}/bin`)
    .find((programs) => existsSync(`${programs}/initdb`))
