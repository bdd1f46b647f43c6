import { type Block, brand, isOpen, plainText, t, translated } from '@app/contract'
import type { Localized } from '../../content/localized'
import type { Snapshot } from '../../content/snapshot'
import { jobPosting } from './job-posting'
import type { Screen } from '../resolve'

type Data = Record<string, unknown>

const SCHEMA = 'https://schema.org'
const LOGO = '/icon-512.png'

/** The JSON-LD of a page for search engines. */
export function structuredData(snapshot: Localized, screen: Screen, siteUrl: string): Data[] {
  if (screen.kind === 'page')
    return [
      ...(screen.canonical === translated('/')
        ? [organization(snapshot, siteUrl), website(snapshot, siteUrl)]
        : []),
      ...(screen.canonical === translated('/')
        ? []
        : [breadcrumbs(siteUrl, [[screen.page.title, screen.canonical]])]),
      ...screen.page.Content.flatMap(faq),
    ]
  if (screen.kind === 'job')
    return [
      breadcrumbs(siteUrl, [
        [t('Careers'), translated('/careers')],
        [screen.job.title, screen.canonical],
      ]),
      ...(isOpen(screen.job)
        ? [jobPosting(screen.job, siteUrl + screen.canonical, employer(snapshot, siteUrl))]
        : []),
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

const website = ({ site, language }: Localized, siteUrl: string): Data => ({
  '@context': SCHEMA,
  '@type': 'WebSite',
  name: site.productName,
  url: siteUrl + translated('/'),
  inLanguage: language ?? brand.locale,
})

const breadcrumbs = (siteUrl: string, trail: [name: string, path: string][]): Data => ({
  '@context': SCHEMA,
  '@type': 'BreadcrumbList',
  itemListElement: [[t('Home'), translated('/')] as const, ...trail].map(([name, path], index) => ({
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
