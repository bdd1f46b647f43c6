import { describe, expect, it } from 'vitest'
import { isUnderApi } from './respond'
import { defaultMessage } from './default-messages'
import { isOutage, outageMessage } from './outage'
import { Refused } from './refused'

describe('a refusal', () => {
  it('always has a message that is a sentence', () => {
    for (let status = 400; status < 600; status += 1)
      expect(defaultMessage(status)).toMatch(/^[A-Z].+\.$/)
  })

  it('carries its message alone and as a list', () => {
    const { refusal, headers } = new Refused(404)
    const message = 'There is nothing at this address.'
    expect(refusal).toEqual({ message, errors: [message] })
    expect(headers).toEqual({})
  })

  it('is used under /api and nowhere else', () => {
    for (const path of ['/api', '/api/', '/api/contact', '/API/contact'])
      expect(isUnderApi(path)).toBe(true)
    for (const path of ['/', '/apiary', '/admin/api', '/uploads/api'])
      expect(isUnderApi(path)).toBe(false)
  })
})

describe('an outage', () => {
  it.each([
    ['refuses connections', 'ECONNREFUSED'],
    ['drops a connection', 'ECONNRESET'],
    ['does not answer', 'ETIMEDOUT'],
    ['is on a machine that is gone', 'EHOSTUNREACH'],
    ['is in a network that is gone', 'ENETUNREACH'],
    ['cannot be found', 'ENOTFOUND'],
    ['closes while a query is sent', 'EPIPE'],
    ['is locked by another program', 'SQLITE_BUSY'],
    ['has a full disk', 'SQLITE_FULL'],
    ['cannot write', 'SQLITE_IOERR_WRITE'],
    ['has become a standby', '25006'],
    ['has too many connections', '53300'],
    ['takes no connections', '55000'],
    ['is shutting down', '57P01'],
    ['ended after a crash', '57P02'],
    ['is starting', '57P03'],
    ['ended one of two transactions that waited for each other', '40P01'],
  ])('is a database that %s', (_, code) => {
    expect(isOutage(Object.assign(new Error('a query failed'), { code }))).toBe(true)
  })

  it('is a connection that was lost, or for which a query waited in vain', () => {
    expect(isOutage(Object.assign(new Error('pool'), { name: 'KnexTimeoutError' }))).toBe(true)
    expect(isOutage(new Error('Connection terminated unexpectedly'))).toBe(true)
    const inTransaction = 'Transaction query already complete, run with DEBUG=knex:tx for more info'
    const inPool = 'Client has encountered a connection error and is not queryable'
    const inQuery = 'select * from "pages" where "id" = $1 - Connection terminated unexpectedly'
    for (const lost of [inTransaction, inPool, inQuery, 'timeout expired'])
      expect(isOutage(new Error(lost))).toBe(true)
  })

  it('is not just any error', () => {
    for (const error of [new Error('no such column'), new TypeError('x'), 'text', null]) {
      expect(isOutage(error)).toBe(false)
    }
  })
  it('is logged by its code, without what the visitor sent', () => {
    const error = Object.assign(new Error("insert 'ana@example.org' - disk full"), {
      code: '53100',
    })
    expect(outageMessage(error)).toBe('The database is not available (53100).')
    expect(outageMessage(new Error('Connection terminated'))).toContain('no code')
  })
})
