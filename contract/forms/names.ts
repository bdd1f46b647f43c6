/** The forms that have a page. The name is also the file, the content type and the handler. */
export const pageFormNames = [
  'contact',
  'career-application',
  'installation',
  'os-installation',
  'investor',
  'local-partner',
] as const

/** Every intake, including the two without a page. */
export const formNames = [...pageFormNames, 'newsletter', 'log-consent'] as const

export type PageFormName = (typeof pageFormNames)[number]
export type FormName = (typeof formNames)[number]
