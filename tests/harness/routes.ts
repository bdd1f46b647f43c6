import * as specified from '../specification'

/** Each route: the path of the page that it shows, its title, and what that page says. */
type Route = {
  path: string
  canonical?: string
  title?: string
  texts?: readonly string[]
  isIndexed?: boolean
}

const pages: Route[] = specified.pages.flatMap(({ path, aliases = [], ...page }) => {
  const texts = specified.texts[path] ?? []
  return [
    { ...page, path, texts },
    ...aliases.map((alias) => ({ ...page, path: alias, canonical: path, texts })),
  ]
})

const jobs: Route[] = specified.jobs.map(([slug, ...texts]) => ({
  path: `/careers/${slug}`,
  texts: ['Apply Now', ...texts],
}))

/** Those of the specification, and our own. */
export const routes: Route[] = [
  ...pages,
  ...jobs,
  { path: '/accessibility', texts: ['Accessibility statement'] },
  { path: '/search', title: 'Search', isIndexed: false },
]

/** One path for each page, and one job for all fourteen. */
export const pagePaths = routes
  .filter((route) => !route.canonical && !jobs.includes(route))
  .map(({ path }) => path)
  .concat('/careers/tester')

export const redirects: (readonly [from: string, to: string])[] = [
  ...specified.redirects,
  ['/terms?from=app', '/terms-and-conditions?from=app'],
  ['/careers/', '/careers'],
  ['/About-Us', '/about-us'],
]

export const unknown = [
  '/404',
  '/nothing-here',
  '/careers/astronaut',
  '//example.org',
  '/admin',
  '/a/b/c',
]
