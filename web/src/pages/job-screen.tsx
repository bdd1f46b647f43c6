import {
  type Job,
  languageOfJob,
  locale,
  pathOfJob,
  t,
  translated,
  type Variant,
} from '@app/contract'
import type { ReactNode } from 'react'
import { applicationPath } from '../content/application-path'
import type { ShownJob } from '../content/page-data'
import { useJob } from '../content/use-content'
import { classes } from '../ui/classes'
import { Picture } from '../ui/picture'
import { RichText } from '../ui/rich-text'
import { SmartLink } from '../ui/smart-link'
import { unbroken } from '../ui/unbroken'
import { NotFoundScreen } from './page-screen'
import { MoreJobs } from './more-jobs'
import { jobLabelsOf } from './job-labels'
import { useHead } from './use-head'

type Family = Record<'head' | 'offers' | 'close', Variant>

const engineering: Family = { head: 'teal', offers: 'yellow', close: 'pink' }
const commercial: Family = { head: 'yellow', offers: 'teal', close: 'charcoal' }
const others: Family = { head: 'pink', offers: 'yellow', close: 'teal' }

/** The areas of two kinds of work, each of which has colours and a composition of its own. */
const families = new Map([
  ['Engineering', engineering],
  ['Security', engineering],
  ['Quality Assurance', engineering],
  ['Marketing', commercial],
  ['Operations', commercial],
  ['Sales', commercial],
])

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

function JobDetail({ job }: { job: ShownJob }) {
  const labels = jobLabelsOf(job.language)
  const family = families.get(job.area) ?? others
  const facts = [
    [labels.type, job.type],
    [labels.location, job.location],
    [labels.area, job.area],
  ]
  return (
    <article className="job" lang={languageOfJob(job)}>
      <header
        className={`section job__head ${job.picture ? 'job__head--pictured' : 'beamed'}`}
        data-variant={family.head}
      >
        <div className="container">
          {!job.picture && job.icon && (
            <Picture image={job.icon} className="job__icon" width="mark" isEager />
          )}
          <p className="eyebrow" lang={locale().replace(/-.*/, '')}>
            <SmartLink href={translated('/careers')}>{t('Careers')}</SmartLink>
          </p>
          <h1 className="title-1">{unbroken(job.title)}</h1>
          <p className="lead">{job.summary}</p>
          {job.closedOn && (
            <p className="job__closed">
              {labels.closed(
                new Date(job.closedOn).toLocaleDateString(labels.dates, {
                  dateStyle: 'long',
                  timeZone: 'UTC',
                }),
              )}
            </p>
          )}
        </div>
        {job.picture && <Picture image={job.picture} className="job__picture" isEager />}
      </header>
      <div className="job__band">
        <dl className="job__facts container">
          {facts.map(([term, fact]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      </div>
      {job.closedOn === undefined && (
        <p className="job__apply">
          <ApplyLink job={job}>{t('Apply Now')}</ApplyLink>
        </p>
      )}
      <div className="job__text">
        <Part title={labels.purpose}>
          <RichText className="job__purpose" nodes={job.purpose} />
        </Part>
        <Points title={labels.requirements} points={job.requirements} />
        <Points title={labels.offers} points={job.offers} variant={family.offers} />
        {job.details && (
          <Part title={labels.details}>
            <RichText className="job__details" nodes={job.details} />
          </Part>
        )}
        {job.closedOn === undefined && (
          <Part title={labels.close} variant={family.close} isClose>
            <p className="lead">{labels.answer}</p>
            <ApplyLink job={job}>{labels.send}</ApplyLink>
          </Part>
        )}
      </div>
    </article>
  )
}

const ApplyLink = ({ job, children }: { job: ShownJob; children: string }) => (
  <a className="button" href={applicationPath(job.title)} target="_blank" rel="noopener">
    {children}
    <span className="visually-hidden"> {jobLabelsOf(job.language).newTab}</span>
  </a>
)

type PartProps = {
  title: string
  variant?: Variant | undefined
  isClose?: boolean
  children: ReactNode
}

const Part = ({ title, variant, isClose, children }: PartProps) => (
  <section className={classes('job__part', isClose && 'beamed')} data-variant={variant}>
    <div className="container">
      <h2 className="title-2">{title}</h2>
      {children}
    </div>
  </section>
)

type PointsProps = Omit<PartProps, 'children' | 'isClose'> & { points: Job['offers'] }

const Points = ({ points, ...part }: PointsProps) =>
  points.length > 0 && (
    <Part {...part}>
      <ul className="job__points ticks">
        {points.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Part>
  )
