import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { publicAddresses } from '@beam/contract/server'
import { root } from '../paths'
import { paint } from '../progress'
import type { Settings } from '../settings'

type Account = { role: string; email: string; password: string }

const shortest = (path: string) => {
  const fromHere = relative(root, path)
  return fromHere.startsWith('..') ? path : fromHere
}

function readAccounts(path: string): Account[] {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Account[]
  } catch {
    return []
  }
}

const table = (rows: string[][]) => {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  return rows.map((row) =>
    `  ${row.map((cell, at) => cell.padEnd(widths?.[at] ?? 0)).join('   ')}`.trimEnd(),
  )
}

/** Passwords are shown on the first run that comes this far, and never again. */
function mayShowPasswords(dataDir: string): boolean {
  const mark = `${dataDir}/.passwords-shown`
  if (existsSync(mark)) return false
  writeFileSync(mark, '')
  return true
}

/** The end of `npm start`: where everything is, and who may log in. */
export function summary({ environment, dataDir }: Settings): string {
  const { cmsUrl, siteUrl } = publicAddresses(environment)
  const accountsFile = `${dataDir}/accounts.json`
  const accounts = readAccounts(accountsFile)
  const kept = `Passwords are kept in ${shortest(accountsFile)}, which only you can read.`
  const isShown = mayShowPasswords(dataDir)
  const places = table([
    ['Site', siteUrl],
    ['Admin', `${cmsUrl}/admin`],
  ])
  const people = table(
    accounts.map(({ role, email, password }) => [role, email, ...(isShown ? [password] : [])]),
  )
  return [
    '',
    ...places.map((line) => paint('bold', line)),
    '',
    ...people,
    ...(accounts.length > 0 ? [paint('dim', `  ${kept}`), ''] : []),
    paint('dim', `  Logs are in ${shortest(`${dataDir}/logs`)}. Ctrl-C stops both servers.`),
  ].join('\n')
}
