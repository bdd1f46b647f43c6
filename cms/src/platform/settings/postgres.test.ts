import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { postgresConnection } from './postgres'

const address = 'postgres://site:p%40ss@db.example:6432/the%20site'

describe('the connection to PostgreSQL', () => {
  it('is read from the address, with a password file taking precedence', () => {
    const expected = { host: 'db.example', port: 6432, database: 'the site', user: 'site' }
    expect(postgresConnection(address, undefined)).toMatchObject({ ...expected, password: 'p@ss' })
    expect(postgresConnection(address, 'secret')).toMatchObject({ ...expected, password: 'secret' })
    expect(postgresConnection('postgres://db.example/site', 'secret').port).toBe(5432)
  })

  it.each(['require', 'verify-ca', 'verify-full', 'of-a-later-version'])(
    'uses TLS and verifies the certificate with sslmode=%s',
    (mode) => {
      const { ssl } = postgresConnection(`${address}?sslmode=${mode}`, undefined)
      expect(ssl).toEqual({ rejectUnauthorized: true })
    },
  )

  it.each(['', '?sslmode=disable', '?sslmode=prefer'])('uses no TLS with %j', (query) => {
    expect(postgresConnection(address + query, undefined).ssl).toBe(false)
  })

  it('verifies the certificate against the authority named by sslrootcert', () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-ca-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'ca.pem')
    writeFileSync(file, 'an authority')
    for (const query of [`sslrootcert=${file}`, `sslmode=verify-full&sslrootcert=${file}`])
      expect(postgresConnection(`${address}?${query}`, undefined).ssl).toEqual({
        ca: 'an authority',
        rejectUnauthorized: true,
      })
  })

  it('notices a database that vanished', () => {
    expect(postgresConnection(address, undefined)).toMatchObject({
      keepAlive: true,
      keepAliveInitialDelayMillis: 3000,
      connectionTimeoutMillis: 5000,
    })
  })

  it('passes other parameters on to the driver', () => {
    const query = 'application_name=site&host=/var/run/postgresql'
    expect(postgresConnection(`${address}?${query}`, undefined)).toMatchObject({
      application_name: 'site',
      host: '/var/run/postgresql',
    })
  })
})
