/** Every type that the public may read, by the word that stands in its address. */
export const publicTypes = {
  pages: { api: 'page', uid: 'api::page.page', isSingle: false },
  jobs: { api: 'job', uid: 'api::job.job', isSingle: false },
  redirects: { api: 'redirect', uid: 'api::redirect.redirect', isSingle: false },
  footer: { api: 'footer', uid: 'api::footer.footer', isSingle: true },
  'site-setting': { api: 'site-setting', uid: 'api::site-setting.site-setting', isSingle: true },
} as const

export type PublicUid = (typeof publicTypes)[keyof typeof publicTypes]['uid']

export const publicUids: ReadonlySet<string> = new Set(
  Object.values(publicTypes).map(({ uid }) => uid),
)

/** Whoever may read the pages may read the menu and the revision too. */
export const READ_SCOPE = { scope: ['api::page.page.find'] }
