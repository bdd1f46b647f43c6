/** Types whose versions are kept. A redirect is two short fields. */
export const versionedTypes = [
  'api::page.page',
  'api::job.job',
  'api::footer.footer',
  'api::site-setting.site-setting',
] as const

export type VersionedType = (typeof versionedTypes)[number]

export const isVersioned = (uid: string): uid is VersionedType =>
  versionedTypes.some((type) => type === uid)
