import { existsSync, readdirSync } from 'node:fs'

const INSTALLED = '/usr/lib/postgresql'

/** Whether PostgreSQL's own programs are on this machine: the tests start one of their own. */
export const hasPostgres = () =>
  existsSync(INSTALLED) &&
  readdirSync(INSTALLED).some((version) => existsSync(`${INSTALLED}/${version}/bin/initdb`))
