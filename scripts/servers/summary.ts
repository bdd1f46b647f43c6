import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { publicAddresses } from '@app/runtime'
import { root } from '../paths'
import { paint } from '../progress'
import type { Settings } from '../settings'

type Account = { role: string; email: string; password: string }

const shortestPath = (path: string) => {
  const fromRoot = relative(root, path)
  return fromRoot.startsWith('..') ? path : fromRoot
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
    `  ${row.map((cell, column) => cell.padEnd(widths?.[column] ?? 0)).join('   ')}`.trimEnd(),
  )
}

/** Passwords are shown by the first start that gets this far, and never again. */
function mayShowPasswords(dataDir: string): boolean {
  const marker = `${dataDir}/.passwords-shown`
  if (existsSync(marker)) return false
  try {
    writeFileSync(marker, '', { mode: 0o600 })
  } catch {
    // On a full disk they are shown again by the next start.
  }
  return true
}

function accountLines(dataDir: string): string[] {
  const file = `${dataDir}/accounts.json`
  const accounts = readAccounts(file)
  if (accounts.length === 0) return []
  const isShown = mayShowPasswords(dataDir)
  const rows = accounts.map(({ role, email, password }) => [
    role,
    email,
    ...(isShown ? [password] : []),
  ])
  const note = `  Passwords are stored in ${shortestPath(file)}, which only you can read.`
  return [...table(rows), paint('dim', note), '']
}

type IsReady = { site: boolean; cms: boolean; content: boolean }

const siteNote = (isReady: IsReady) => {
  if (!isReady.site) return 'not ready yet: see web.log'
  if (!isReady.cms) return 'the cms is not ready: shows its last good or built-in content'
  return isReady.content ? '' : 'shows its last good or built-in content: see web.log'
}

/** What a first start says minutes before its end. */
export const earlySiteLine = ({ environment }: Settings) =>
  paint(
    'bold',
    `  Site   ${publicAddresses(environment).siteUrl}   built-in content until the cms is up`,
  )

/** The end of `npm start`: the addresses, and the accounts once the cms is ready. */
export function summary({ environment, dataDir }: Settings, isReady: IsReady): string {
  const { cmsUrl, siteUrl } = publicAddresses(environment)
  const addresses = table([
    ['Site', siteUrl, siteNote(isReady)],
    ['Admin', `${cmsUrl}/admin`, isReady.cms ? '' : 'not ready yet: see cms.log'],
  ])
  return [
    '',
    ...addresses.map((line) => paint('bold', line)),
    '',
    ...(isReady.cms ? accountLines(dataDir) : []),
    paint('dim', `  Logs are in ${shortestPath(`${dataDir}/logs`)}. Ctrl-C stops both servers.`),
  ].join('\n')
}
