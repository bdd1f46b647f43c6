import { randomBytes } from 'node:crypto'

/** Crockford's base 32 omits letters that are easily misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const referenceLength = 10

/** Fifty random bits. */
export const newReference = (): string =>
  Array.from(randomBytes(referenceLength), (byte) => alphabet.charAt(byte % alphabet.length)).join(
    '',
  )
