import { createReadStream, createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'
import { OperatorError } from '../operator-error'

/** How the files of a backup are stored: with a suffix, through a transformation. */
export type Cipher = {
  suffix: '' | '.age'
  /** Turns a plain stream into the one that is stored, or to restore, a stored one into the plain one. */
  through: (source: Readable) => Promise<Readable>
}

export const plain: Cipher = { suffix: '', through: async (source) => source }

const viaWeb = async (
  source: Readable,
  transform: (stream: ReadableStream<Uint8Array>) => Promise<ReadableStream<Uint8Array>>,
) => Readable.fromWeb(await transform(Readable.toWeb(source) as ReadableStream<Uint8Array>))

/** Encrypts with age to a public key (age1…). */
export function encryption(recipient: string): Cipher {
  const encrypter = new Encrypter()
  try {
    encrypter.addRecipient(recipient)
  } catch {
    throw new OperatorError(`"${recipient}" is not an age public key: it must start with age1.`)
  }
  return {
    suffix: '.age',
    through: (source) => viaWeb(source, (stream) => encrypter.encrypt(stream)),
  }
}

/** Decrypts with the age key (AGE-SECRET-KEY-1…) in a file. */
export async function decryption(identityFile: string): Promise<Cipher> {
  const text = await readFile(identityFile, 'utf8').catch(() => '')
  const identity = text.split('\n').find((line) => line.startsWith('AGE-SECRET-KEY-'))
  if (!identity) throw new OperatorError(`There is no age secret key in ${identityFile}.`)
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity.trim())
  return {
    suffix: '.age',
    through: (source) => viaWeb(source, (stream) => decrypter.decrypt(stream)),
  }
}

/** Copies one file through a cipher. */
export async function transfer(from: string, to: string, cipher: Cipher): Promise<void> {
  const target = createWriteStream(to, { mode: 0o600, flags: 'wx', flush: true })
  await pipeline(await cipher.through(createReadStream(from)), target)
}
