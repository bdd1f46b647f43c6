import { type Block, plainText } from '@beam/contract'
import type { Snapshot } from '../content/snapshot'
import { jobPosting } from './job-posting'
import type { Resolved } from './resolve'

type Data = Record<string, unknown>

const SCHEMA = 'https://schema.org'
const LOGO = '/icon-512.png'

/** What search engines read of a page, as JSON-LD. */
export function structuredData(snapshot: Snapshot, resolved: Resolved, siteUrl: string): Data[] {
  if (resolved.kind === 'page')
    return [
      ...(resolved.canonical === '/'
        ? [organization(snapshot, siteUrl), website(snapshot, siteUrl)]
        : []),
      ...(resolved.canonical === '/'
        ? []
        : [breadcrumbs(siteUrl, [[resolved.page.title, resolved.canonical]])]),
      ...resolved.page.Content.flatMap(faq),
    ]
  if (resolved.kind === 'job')
    return [
      breadcrumbs(siteUrl, [
        ['Careers', '/careers'],
        [resolved.job.title, resolved.canonical],
      ]),
      jobPosting(resolved.job, siteUrl + resolved.canonical, employer(snapshot, siteUrl)),
    ]
  return []
}

const organization = ({ site }: Snapshot, siteUrl: string): Data => ({
  '@context': SCHEMA,
  '@type': 'Organization',
  name: site.productName,
  description: site.description,
  url: `${siteUrl}/`,
  logo: siteUrl + LOGO,
  email: site.contactEmail,
  sameAs: site.socialLinks.map(({ url }) => url),
})

const employer = ({ site }: Snapshot, siteUrl: string): Data => ({
  '@type': 'Organization',
  name: site.productName,
  sameAs: `${siteUrl}/`,
  logo: siteUrl + LOGO,
})

const website = ({ site }: Snapshot, siteUrl: string): Data => ({
  '@context': SCHEMA,
  '@type': 'WebSite',
  name: site.productName,
  url: `${siteUrl}/`,
  inLanguage: 'en-GB',
})

const breadcrumbs = (siteUrl: string, trail: [name: string, path: string][]): Data => ({
  '@context': SCHEMA,
  '@type': 'BreadcrumbList',
  itemListElement: [['Home', '/'] as const, ...trail].map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: siteUrl + path,
  })),
})

function faq(block: Block): Data[] {
  if (block.block !== 'faq' || block.questions.length === 0) return []
  return [
    {
      '@context': SCHEMA,
      '@type': 'FAQPage',
      mainEntity: block.questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
      })),
    },
  ]
}
