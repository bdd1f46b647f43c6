/** Fields that hold an email address: Strapi's own type for them would need another column. */
const emailFields: Partial<Record<string, readonly string[]>> = {
  'api::site-setting.site-setting': ['contactEmail', 'hrEmail'],
}

export const isEmailField = (uid: string, field: string) =>
  emailFields[uid]?.includes(field) === true
