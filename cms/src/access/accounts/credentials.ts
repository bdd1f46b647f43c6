import { invalid } from '../../platform/http/query'
import { isJsonObject, isStorable } from '../../platform/shared/json'

const MAX_EMAIL_LENGTH = 254
/** bcrypt reads no more bytes: of a longer password, the first 72 alone would open the account. */
const MAX_PASSWORD_BYTES = 72
const TEXT_FIELDS = ['email', 'password', 'resetPasswordToken', 'registrationToken']

/** The body of a login, a registration or a password reset, checked so that no later step fails on it. */
export function parseCredentials(body: unknown): { body: object; email: string } {
  if (!isJsonObject(body)) throw invalid('The request must be a JSON object.')
  const notText = TEXT_FIELDS.find((field) => !['string', 'undefined'].includes(typeof body[field]))
  if (notText) throw invalid(`The field "${notText}" must be text.`)
  if (!isStorable(body)) throw invalid('The request contains invalid characters.')
  const email = typeof body['email'] === 'string' ? body['email'] : ''
  if (email.length > MAX_EMAIL_LENGTH)
    throw invalid(`An email address can have at most ${MAX_EMAIL_LENGTH} characters.`)
  const password = typeof body['password'] === 'string' ? body['password'] : ''
  if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES)
    throw invalid(
      `A password can have at most ${MAX_PASSWORD_BYTES} characters, fewer with accents.`,
    )
  return { body, email }
}
