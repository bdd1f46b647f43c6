import { describe, expect, it } from 'vitest'
import { type Attempt, LoginAttempts } from './login-attempts'

const MINUTE_MS = 60_000
const attempt = (address: string, account = 'ana@example.org', endpoint = '/admin/login') => ({
  sender: { address, prefix: undefined },
  endpoint,
  account,
})
const repeat = async <Result>(times: number, run: (at: number) => Promise<Result>) => {
  const results: Result[] = []
  for (let at = 0; at < times; at += 1) results.push(await run(at))
  return results
}
const none = (times: number) => Array<number>(times).fill(0)

/** Attempts with a clock that the test sets. */
function begin() {
  const clock = { ms: 0 }
  const logins: Omit<Attempt, 'endpoint'>[] = []
  const attempts = new LoginAttempts(() => clock.ms, {
    has: async ({ account, sender: { address } }) =>
      logins.some((one) => one.account === account && one.sender.address === address),
    add: async (login) => void logins.push(login),
  })
  const onAccount = (...args: Parameters<typeof attempt>) =>
    attempts.secondsForAccount(attempt(...args))
  return { attempts, onAccount, clock }
}

describe('attempts to log in', () => {
  it('are limited to five in five minutes per address and account', async () => {
    const { onAccount, clock } = begin()
    expect(await repeat(5, () => onAccount('203.0.113.1'))).toEqual([0, 0, 0, 0, 0])
    expect(await onAccount('203.0.113.1')).toBe(300)
    expect(await onAccount('203.0.113.1', 'rui@example.org')).toBe(0)
    expect(await onAccount('203.0.113.2')).toBe(0)
    clock.ms = 5 * MINUTE_MS
    expect(await onAccount('203.0.113.1')).toBe(0)
  })

  it('do not count towards password resets', async () => {
    const { onAccount } = begin()
    await repeat(6, () => onAccount('203.0.113.1'))
    expect(await onAccount('203.0.113.1', 'ana@example.org', '/admin/forgot-password')).toBe(0)
  })

  it('are limited to twenty per address, across all accounts', async () => {
    const { attempts } = begin()
    const sender = { address: '203.0.113.1', prefix: undefined }
    expect(await repeat(20, () => attempts.secondsForAddress(sender))).toEqual(none(20))
    expect(await attempts.secondsForAddress(sender)).toBe(300)
  })

  const inPrefix = (prefix: string, network: number) => ({
    ...attempt(''),
    sender: { address: `${prefix}:${network}`, prefix },
  })

  it('are limited to sixty per /48 prefix, across its networks', async () => {
    const { attempts } = begin()
    const from = (network: number) => attempts.secondsForPrefix(inPrefix('2001:db8:1', network))
    expect(await repeat(60, from)).toEqual(none(60))
    expect(await from(60)).toBe(300)
    expect(await attempts.secondsForPrefix(inPrefix('2001:db8:2', 0))).toBe(0)
  })

  it('by strangers of the same /48 do not block a colleague at a known address, nor let anybody else in', async () => {
    const { attempts } = begin()
    const home = inPrefix('2001:db8:1', 99)
    await attempts.succeeded(home)
    await repeat(61, (network) => attempts.secondsForPrefix(inPrefix('2001:db8:1', network)))
    expect(await attempts.secondsForPrefix(home)).toBe(0)
    const colleague = { ...home, account: 'rui@example.org' }
    expect(await attempts.secondsForPrefix(colleague)).toBeGreaterThan(0)
    expect(await repeat(6, () => attempts.secondsForAccount(home))).toEqual([...none(5), 300])
  })

  it('that were refused because others wait do not count on the account', async () => {
    const { attempts } = begin()
    const home = inPrefix('2001:db8:1', 1)
    await repeat(20, async () => {
      expect(await attempts.secondsForAccount(home)).toBe(0)
      attempts.passwordNotCompared(home)
    })
    expect(await repeat(6, () => attempts.secondsForAccount(home))).toEqual([...none(5), 300])
  })

  it('are limited to fifty in fifteen minutes per account, across all addresses', async () => {
    const { onAccount } = begin()
    await repeat(50, (host) => onAccount(`203.0.113.${host}`))
    expect(await onAccount('203.0.113.50')).toBe(900)
  })

  it('by strangers do not block a colleague at a known address', async () => {
    const { attempts, onAccount } = begin()
    await onAccount('198.51.100.7')
    await attempts.succeeded(attempt('198.51.100.7'))
    await repeat(60, (host) => onAccount(`203.0.113.${host}`))
    expect(await repeat(5, () => onAccount('198.51.100.7'))).toEqual(none(5))
    expect(await onAccount('198.51.100.7')).toBe(300)
  })

  it('to get a reset link are limited to five an hour per account, from wherever they come', async () => {
    const { attempts } = begin()
    const five = [true, true, true, true, true]
    const mayReset = (host: number, account = 'ana@example.org') =>
      attempts.mayReset(attempt(`203.0.113.${host}`, account, '/admin/forgot-password'))
    expect(await repeat(6, mayReset)).toEqual([...five, false])
    expect(await mayReset(0, 'rui@example.org')).toBe(true)
    await attempts.succeeded(attempt('203.0.113.7'))
    expect(await repeat(6, () => mayReset(7))).toEqual([...five, false])
  })

  it('are not counted if they succeed', async () => {
    const { attempts, onAccount } = begin()
    const sender = { address: '203.0.113.1', prefix: '2001:db8:1' }
    for (const _ of none(100)) {
      expect(await attempts.secondsForAddress(sender)).toBe(0)
      expect(await attempts.secondsForPrefix({ ...attempt(sender.address), sender })).toBe(0)
      expect(await onAccount(sender.address)).toBe(0)
      await attempts.succeeded({ ...attempt(sender.address), sender })
    }
  })
})
