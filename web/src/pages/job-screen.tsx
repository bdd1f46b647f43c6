import { type Job, pathOfJob } from '@beam/contract'
import { useJob } from '../content/queries'
import { Picture } from '../ui/picture'
import { RichText } from '../ui/rich-text'
import { NotFoundScreen } from './page-screen'
import { MoreJobs } from './more-jobs'
import { jobWords } from './job-words'
import { useHead } from './use-head'

export function JobScreen({ slug }: { slug: string }) {
  const { job, source } = useJob(slug)
  useHead(job, pathOfJob(slug), source)
  if (!job) return <NotFoundScreen />
  return (
    <>
      <JobDetail job={job} />
      <MoreJobs job={job} />
    </>
  )
}

function JobDetail({ job }: { job: Job }) {
  const say = jobWords[job.language]
  const facts = [
    [say.type, job.type],
    [say.location, job.location],
    [say.area, job.area],
  ]
  return (
    <article lang={job.language}>
      <header className="section job__head beamed" data-variant="charcoal">
        <div className="container">
          {job.icon && <Picture image={job.icon} className="job__icon" isEager />}
          <h1 className="title-1">{job.title}</h1>
          <p className="lead">{job.summary}</p>
        </div>
      </header>
      <div className="job container">
        <div className="job__words">
          <h2 className="title-3">{say.purpose}</h2>
          <RichText className="job__purpose" nodes={job.purpose} />
          <Lines title={say.requirements} lines={job.requirements} />
          <Lines title={say.offers} lines={job.offers} />
        </div>
        <aside className="job__aside" aria-labelledby="job-details">
          <h2 className="title-3" id="job-details">
            {say.details}
          </h2>
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
            className="button job__apply"
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
        </aside>
      </div>
    </article>
  )
}

const Lines = ({ title, lines }: { title: string; lines: Job['offers'] }) =>
  lines.length > 0 && (
    <>
      <h2 className="title-3">{title}</h2>
      <ul className="ticks">
        {lines.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  )
