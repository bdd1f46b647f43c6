import { SETTINGS } from './types'

/** Plain texts that hold an email address. They are checked like addresses and paths, with a message at the field. */
const emailFields: Partial<Record<string, readonly string[]>> = {
  [SETTINGS]: ['contactEmail', 'hrEmail'],
}

export const isEmailField = (uid: string, field: string) =>
  emailFields[uid]?.includes(field) === true
