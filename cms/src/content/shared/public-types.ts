/** The content types that the public can read, by their path in the API. */
export const publicTypes = {
  pages: { api: 'page', uid: 'api::page.page', isSingle: false },
  jobs: { api: 'job', uid: 'api::job.job', isSingle: false },
  redirects: { api: 'redirect', uid: 'api::redirect.redirect', isSingle: false },
  footer: { api: 'footer', uid: 'api::footer.footer', isSingle: true },
  'site-setting': { api: 'site-setting', uid: 'api::site-setting.site-setting', isSingle: true },
} as const

export type PublicType = (typeof publicTypes)[keyof typeof publicTypes]
export type PublicUid = PublicType['uid']

export const publicUids: ReadonlySet<string> = new Set(
  Object.values(publicTypes).map(({ uid }) => uid),
)

export const readActionsOf = ({ isSingle }: PublicType) =>
  isSingle ? (['find'] as const) : (['find', 'findOne'] as const)

/** A token that can read pages can also read the menu and the revision. */
export const READ_SCOPE = { scope: ['api::page.page.find'] }
