import { brand } from '../../contract/brand'
/** The specification's route table: path, canonical path, and title where it gives one. The search is ours. */
type Route = {
  path: string
  canonical?: string
  title?: string
  text?: string
  isIndexed?: boolean
}

const jobSlugs = [
  'mobile-developer',
  'java-scala-developer',
  'plugin-developer-for-e-commerce-platforms',
  'discover-your-future',
  'graphic-designer',
  'seo-specialist',
  'fullstack-web3-developer',
  'designer',
  'security-developer',
  'social-media-specialist',
  'international-project-manager',
  'tester',
  'cybersecurity-developer',
  'sales-agent',
]

export const routes: Route[] = [
  { path: '/', text: '50M+' },
  { path: '/about-us' },
  { path: '/news' },
  { path: '/beamnews', canonical: '/news' },
  { path: '/beam-news', canonical: '/news' },
  { path: '/beam-news-static', canonical: '/news' },
  { path: '/careers', text: 'Cybersecurity Developer' },
  { path: '/careers/apply' },
  { path: '/careers/spontaneous-application', canonical: '/careers/apply' },
  ...jobSlugs.map((slug) => ({ path: `/careers/${slug}`, text: 'Apply Now' })),
  { path: '/investors-form' },
  { path: '/technology-partnerships' },
  { path: '/banks' },
  { path: '/software-partners' },
  { path: '/for-software-partners', canonical: '/software-partners' },
  { path: '/visionary-developers' },
  { path: '/local-partners' },
  { path: '/lp-form' },
  { path: '/partnerships' },
  { path: '/pay-in-store', title: 'Pay in Store' },
  { path: '/pay-online', title: 'Pay Online' },
  { path: '/local-store', title: 'Local Store', text: 'How it works' },
  { path: '/terms-and-conditions', text: '17.02.2024' },
  { path: '/privacy-policy', text: 'PRIVACY POLICY & COOKIES' },
  { path: '/contacts', title: `Contact Us ${brand.name}`, text: 'CONTACT DETAILS' },
  { path: '/help-center', title: 'Help Center' },
  { path: '/ls-inst-form', title: 'Local Store Installation Form' },
  { path: '/os-inst-form' },
  { path: '/search', title: 'Search', isIndexed: false },
]

/** One path for each page, and one job for all fourteen. */
export const pagePaths = routes
  .filter(({ path, canonical = path, text }) => canonical === path && text !== 'Apply Now')
  .map(({ path }) => path)
  .concat('/careers/tester')

export const redirects: [from: string, to: string][] = [
  ['/investors', '/investors-form'],
  ['/forinvestors', '/investors-form'],
  ['/terms', '/terms-and-conditions'],
  ['/privacy', '/privacy-policy'],
  ['/index.html', '/'],
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
