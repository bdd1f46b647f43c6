export type Grant = { action: string; subject?: string; fields?: string[] }

/**
 * The roles that each start creates. What they are granted at first stands in the features: at their
 * permissions, and for Strapi's own in `grants`.
 */
export const staffRoles = {
  'marketing-editor': {
    name: 'Marketing editor',
    description: 'Pages, menu, footer, jobs, redirects, settings and media. No submissions.',
  },
  'chief-editor': {
    name: 'Chief editor',
    description:
      'All that a marketing editor does. Decides whether publishing needs a review, and then reviews.',
  },
  'intake-reviewer': {
    name: 'Intake reviewer',
    description: 'Submissions: can read them, set their state and add notes. No content.',
  },
  'privacy-officer': {
    name: 'Privacy officer',
    description:
      'Personal data: can find, export and erase a person’s data, set how long data is kept, and read the audit log. No inbox, no content.',
  },
} as const

export type RoleCode = keyof typeof staffRoles

export const roleCodes = Object.keys(staffRoles) as RoleCode[]

/** Those who change content. */
export const editors = ['marketing-editor', 'chief-editor'] as const satisfies RoleCode[]

export type Grants = Partial<Record<RoleCode, Grant[]>>

export const mergeGrants = (all: readonly Grants[]): Grants =>
  Object.fromEntries(roleCodes.map((code) => [code, all.flatMap((grants) => grants[code] ?? [])]))

/** The same grants to several roles. */
export const grantsTo = (roles: readonly RoleCode[], grants: readonly Grant[]): Grants =>
  Object.fromEntries(roles.map((role) => [role, [...grants]]))
