import { existsSync, readdirSync } from 'node:fs'

const INSTALLED = '/usr/lib/postgresql'

const versions = () => (existsSync(INSTALLED) ? readdirSync(INSTALLED) : [])

/** Where the newest PostgreSQL server's own programs are, if any: of some versions only the client is there. */
export const postgresPrograms = (): string | undefined =>
  versions()
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => `${INSTALLED}/${version}/bin`)
    .find((programs) => existsSync(`${programs}/initdb`))
