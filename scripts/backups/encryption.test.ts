import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { decryption, encryption, transfer } from './encryption'

let folder = ''
const at = (name: string) => join(folder, name)
const contents = Buffer.alloc(300_000, 'a secret line\n')

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-age-'))
  const identity = await generateIdentity()
  writeFileSync(at('key.txt'), `# created for a test\n${identity}\n`)
  writeFileSync(at('plain'), contents)
  await transfer(at('plain'), at('stored'), encryption(await identityToRecipient(identity)))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('an encrypted file of a backup', () => {
  it('is an age file that reveals nothing of its contents', () => {
    const stored = readFileSync(at('stored'), 'latin1')
    expect(stored).toMatch(/^age-encryption\.org\/v1\n/)
    expect(stored).not.toContain('a secret line')
  })

  it('can be read by its owner only', () => {
    expect(statSync(at('stored')).mode & 0o777).toBe(0o600)
  })

  it('is decrypted with the key in a file', async () => {
    await transfer(at('stored'), at('back'), await decryption(at('key.txt')))
    expect(readFileSync(at('back')).equals(contents)).toBe(true)
  })

  it('cannot be decrypted with another key', async () => {
    writeFileSync(at('other.txt'), await generateIdentity())
    const other = await decryption(at('other.txt'))
    await expect(transfer(at('stored'), at('back'), other)).rejects.toThrow()
  })

  it('is rejected if it was truncated', async () => {
    const stored = readFileSync(at('stored'))
    writeFileSync(at('cut'), stored.subarray(0, stored.length - 70_000))
    const cipher = await decryption(at('key.txt'))
    await expect(transfer(at('cut'), at('back'), cipher)).rejects.toThrow()
  })
})

it('an invalid age key is refused with a message that names it', async () => {
  expect(() => encryption('me@example.com')).toThrow('"me@example.com" is not an age public key')
  await expect(decryption('/nowhere/key.txt')).rejects.toThrow('no age secret key in /nowhere')
})
