import { describe, expect, it } from 'vitest'
import { passwordProblem } from './password-rule'

const ana = { email: 'ana.martins@example.org', firstname: 'Ana', lastname: 'Martins' }

describe('a new password', () => {
  it.each(['Sturdy-boat-47', 'Violets.at.9pm', 'BJ4u0_-kq2Zr8LwnYt1Q0aV9a'])(
    'of at least twelve characters that is not a common one is accepted: %s',
    (password) => {
      expect(passwordProblem(password, ana)).toBeUndefined()
    },
  )

  it('of eleven characters is too short', () => {
    expect(passwordProblem('Sturdy-boat', ana)).toBe('The password needs at least 12 characters.')
  })

  it.each(['Qwerty123456', 'PASSWORD1234', 'Password2026!', '1qaz2wsx3edC', 'Aaaaaaaaaaa1'])(
    'that is common is refused, in upper or lower case, and with digits added: %s',
    (password) => {
      expect(passwordProblem(password, ana)).toMatch(/it is a common one/)
    },
  )

  it.each(['Ana.Martins@example.org', 'Ana-Martins-1', 'xMartins2026Ana'])(
    'made of the name or address of its owner is refused: %s',
    (password) => {
      expect(passwordProblem(password, ana)).toMatch(/your name or email address/)
      expect(passwordProblem(password, { email: 'rui@example.org' })).toBeUndefined()
    },
  )

  it('made of the name of the site is refused', () => {
    expect(passwordProblem('Wallet-Example-26', ana, 'www.wallet.example')).toMatch(
      /that of the site/,
    )
    expect(passwordProblem('Sturdy-wallet-4711', ana, 'www.wallet.example')).toBeUndefined()
  })
})
