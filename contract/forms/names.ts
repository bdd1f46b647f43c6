/** The forms that stand on a page, by the name that is also their folder, key and handler. */
export const pageFormNames = [
  'contact',
  'career-application',
  'installation',
  'os-installation',
  'investor',
  'local-partner',
] as const

/** Every intake, the two that have no page of their own included. */
export const formNames = [...pageFormNames, 'newsletter', 'log-consent'] as const

export type PageFormName = (typeof pageFormNames)[number]
export type FormName = (typeof formNames)[number]
