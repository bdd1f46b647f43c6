import { describe, expect, it } from 'vitest'
import { postgresConnection } from './postgres'

const address = 'postgres://beam:p%40ss@db.example:6432/beam%20site'

describe('the connection to PostgreSQL', () => {
  it('is what the address says, the password from its own file first', () => {
    const told = { host: 'db.example', port: 6432, database: 'beam site', user: 'beam' }
    expect(postgresConnection(address, undefined)).toMatchObject({ ...told, password: 'p@ss' })
    expect(postgresConnection(address, 'apart')).toMatchObject({ ...told, password: 'apart' })
    expect(postgresConnection('postgres://db.example/beam', 'apart').port).toBe(5432)
  })

  it.each(['require', 'verify-ca', 'verify-full', 'of-a-later-version'])(
    'is encrypted, to a server with a valid certificate, with sslmode=%s',
    (mode) => {
      const { ssl } = postgresConnection(`${address}?sslmode=${mode}`, undefined)
      expect(ssl).toEqual({ rejectUnauthorized: true })
    },
  )

  it.each(['', '?sslmode=disable', '?sslmode=prefer'])('is plain with %j', (query) => {
    expect(postgresConnection(address + query, undefined).ssl).toBe(false)
  })
})
