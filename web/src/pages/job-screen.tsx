import type { Job } from '@beam/contract'
import { useJob } from '../cms/queries'
import { Picture } from '../ui/picture'
import { RichText } from '../ui/rich-text'
import { NotFoundScreen } from './page-screen'
import { useHead } from './use-head'

export function JobScreen({ slug }: { slug: string }) {
  const { job, source } = useJob(slug)
  useHead(job, `/careers/${slug}`, source)
  return job ? <JobDetail job={job} /> : <NotFoundScreen />
}

const words = {
  en: {
    purpose: 'Purpose',
    requirements: 'Requirements',
    offers: 'What we offer',
    details: 'Job details',
    type: 'Type',
    location: 'Location',
    area: 'Area',
    apply: 'Apply Now',
  },
  pt: {
    purpose: 'Objetivo',
    requirements: 'Requisitos',
    offers: 'O que oferecemos',
    details: 'Detalhes da função',
    type: 'Tipo',
    location: 'Local',
    area: 'Área',
    apply: 'Apply Now',
  },
} satisfies Record<Job['language'], Record<string, string>>

function JobDetail({ job }: { job: Job }) {
  const say = words[job.language]
  const facts = [
    [say.type, job.type],
    [say.location, job.location],
    [say.area, job.area],
  ]
  return (
    <article className="section job" lang={job.language}>
      <div className="container job__body">
        <header className="job__head">
          {job.icon && <Picture image={job.icon} className="job__icon" />}
          <h1>{job.title}</h1>
          <p className="job__summary">{job.summary}</p>
        </header>
        <h2>{say.purpose}</h2>
        <RichText nodes={job.purpose} />
        <Lines title={say.requirements} lines={job.requirements} />
        <Lines title={say.offers} lines={job.offers} />
        <h2>{say.details}</h2>
        <dl className="job__facts">
          {facts.map(([term, fact]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
        {job.details && <RichText nodes={job.details} />}
        <a
          className="button"
          href={`/careers/apply?position=${encodeURIComponent(job.title)}`}
          target="_blank"
          rel="noopener"
        >
          {say.apply}
          <span className="visually-hidden" lang="en">
            {' '}
            (opens in a new tab)
          </span>
        </a>
      </div>
    </article>
  )
}

const Lines = ({ title, lines }: { title: string; lines: Job['offers'] }) =>
  lines.length > 0 && (
    <>
      <h2>{title}</h2>
      <ul>
        {lines.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  )
