import type { Footer, Job, NavigationItem, Page, SiteSetting } from '@app/contract'
import { toNavigation } from './to-navigation'

// Each page is a chunk of its own, so that a visitor loads only the page that is missing. The imports are
// written out because a glob would keep module namespaces and move the bundler's runtime out of the entry.
const pages = {
  home: async () => (await import('@app/seed/content/pages/home')).home,
  'about-us': async () => (await import('@app/seed/content/pages/about-us')).aboutUs,
  news: async () => (await import('@app/seed/content/pages/news')).news,
  careers: async () => (await import('@app/seed/content/pages/careers')).careers,
  'careers/apply': async () => (await import('@app/seed/content/pages/careers-apply')).careersApply,
  'investors-form': async () =>
    (await import('@app/seed/content/pages/investors-form')).investorsForm,
  'technology-partnerships': async () =>
    (await import('@app/seed/content/pages/technology-partnerships')).technologyPartnerships,
  banks: async () => (await import('@app/seed/content/pages/banks')).banks,
  'software-partners': async () =>
    (await import('@app/seed/content/pages/software-partners')).softwarePartners,
  'visionary-developers': async () =>
    (await import('@app/seed/content/pages/visionary-developers')).visionaryDevelopers,
  'local-partners': async () =>
    (await import('@app/seed/content/pages/local-partners')).localPartners,
  'lp-form': async () => (await import('@app/seed/content/pages/lp-form')).lpForm,
  partnerships: async () => (await import('@app/seed/content/pages/partnerships')).partnerships,
  'pay-in-store': async () => (await import('@app/seed/content/pages/pay-in-store')).payInStore,
  'pay-online': async () => (await import('@app/seed/content/pages/pay-online')).payOnline,
  'local-store': async () => (await import('@app/seed/content/pages/local-store')).localStore,
  'terms-and-conditions': async () => (await import('@app/seed/content/pages/terms')).terms,
  'privacy-policy': async () => (await import('@app/seed/content/pages/privacy')).privacy,
  contacts: async () => (await import('@app/seed/content/pages/contacts')).contacts,
  'help-center': async () => (await import('@app/seed/content/pages/help-center')).helpCenter,
  'ls-inst-form': async () => (await import('@app/seed/content/pages/ls-inst-form')).lsInstForm,
  'os-inst-form': async () => (await import('@app/seed/content/pages/os-inst-form')).osInstForm,
  accessibility: async () => (await import('@app/seed/content/pages/accessibility')).accessibility,
  '404': async () => (await import('@app/seed/content/pages/not-found')).notFound,
} satisfies Record<string, () => Promise<Page>>

const isBuiltIn = (slug: string): slug is keyof typeof pages => Object.hasOwn(pages, slug)

export const builtInSlugs = Object.keys(pages)

export const builtInPage = async (slug: string): Promise<Page | null> =>
  isBuiltIn(slug) ? pages[slug]() : null

export const builtInJobs = async (): Promise<Job[]> =>
  (await import('@app/seed/content/jobs/index')).jobs

export const builtInJob = async (slug: string): Promise<Job | null> =>
  (await builtInJobs()).find((job) => job.slug === slug) ?? null

export const builtInNavigation = async (): Promise<NavigationItem[]> =>
  toNavigation((await import('@app/seed/content/menu')).menu)

export const builtInFooter = async (): Promise<Footer> =>
  (await import('@app/seed/content/footer')).footer

export const builtInSite = async (): Promise<SiteSetting> =>
  (await import('@app/seed/content/site')).site
