import { SETTINGS } from './types'

/** Fields that hold an email address: Strapi's own type for them would need another column. */
const emailFields: Partial<Record<string, readonly string[]>> = {
  [SETTINGS]: ['contactEmail', 'hrEmail'],
}

export const isEmailField = (uid: string, field: string) =>
  emailFields[uid]?.includes(field) === true
