import { type Inline, type Job, languageOfJob, plainText, type RichText } from '@app/contract'
import { jobLabelsOf } from '../../../src/pages/job-labels'
import { escapeHtml } from '@app/runtime'

/** Maps an editor's wording to the names of schema.org. */
const employment: [pattern: RegExp, name: string][] = [
  [/full[ -]?time|vollzeit/i, 'FULL_TIME'],
  [/part[ -]?time|teilzeit/i, 'PART_TIME'],
  [/temporary|fixed[ -]term|seasonal|\bbefristet/i, 'TEMPORARY'],
  [/contract|freelance/i, 'CONTRACTOR'],
  [/intern\b|internship|trainee/i, 'INTERN'],
  [/volunteer/i, 'VOLUNTEER'],
]

const employmentTypes = (type: string) => {
  const named = employment.filter(([pattern]) => pattern.test(type)).map(([, name]) => name)
  return named.length > 0 ? named : ['OTHER']
}

const HOME_TOWN = 'Cascais'

const place = (town: string) => ({
  '@type': 'Place',
  address: { '@type': 'PostalAddress', addressLocality: town, addressCountry: 'PT' },
})

/** Where the work is done: 'Lisbon/Cascais/Remote' names two towns and remote work. */
function workplace(location: string) {
  const isRemote = /remote|worldwide|weltweit/i.test(location) && !/hybrid/i.test(location)
  const towns = location
    .split('/')
    .map((part) => part.trim())
    .filter((part) => !/remote|worldwide|weltweit|hybrid|international/i.test(part))
  if (towns.length === 0 && !isRemote) towns.push(HOME_TOWN)
  const applicants = /worldwide|weltweit|international$/i.test(location)
    ? { '@type': 'AdministrativeArea', name: 'Worldwide' }
    : { '@type': 'Country', name: 'Portugal' }
  return {
    ...(towns.length > 0 ? { jobLocation: towns.map(place) } : {}),
    ...(isRemote
      ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: applicants }
      : {}),
  }
}

const inlineHtml = (nodes: Inline[]) =>
  escapeHtml(plainText([{ type: 'paragraph', children: nodes }]))

const listHtml = (items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

const richHtml = (nodes: RichText) =>
  nodes
    .map((node) =>
      node.type === 'list'
        ? listHtml(node.children.map(({ children }) => inlineHtml(children)))
        : `<p>${inlineHtml(node.children)}</p>`,
    )
    .join('')

function advert(job: Job): string {
  const labels = jobLabelsOf(job.language)
  const part = (title: string, html: string) => (html ? `<h2>${title}</h2>${html}` : '')
  const lines = (all: { text: string }[]) =>
    all.length > 0 ? listHtml(all.map(({ text }) => escapeHtml(text))) : ''
  return [
    `<p>${escapeHtml(job.summary)}</p>`,
    part(labels.purpose, richHtml(job.purpose)),
    part(labels.requirements, lines(job.requirements)),
    part(labels.offers, lines(job.offers)),
    part(labels.details, richHtml(job.details ?? [])),
  ].join('')
}

/**
 * An advert for search engines' job boards. Google asks to omit an unknown last day.
 */
export const jobPosting = (job: Job, url: string, organization: Record<string, unknown>) => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: job.title,
  description: advert(job),
  identifier: { '@type': 'PropertyValue', name: organization['name'], value: job.slug },
  datePosted: job.datePosted,
  ...(job.closesOn === undefined ? {} : { validThrough: `${job.closesOn}T23:59:59Z` }),
  employmentType: employmentTypes(job.type),
  inLanguage: languageOfJob(job),
  industry: job.area,
  url,
  directApply: true,
  hiringOrganization: organization,
  ...workplace(job.location),
})
