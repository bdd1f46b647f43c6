import { pathOfJob } from '@beam/contract'
import type { JobCard } from '../cms/page-data'
import { Picture } from '../ui/picture'
import { ShareMenu } from '../ui/share-menu'
import { SmartLink } from '../ui/smart-link'
import { useBlockData, useSiteUrl } from './block-data'
import { BlockSection, ItemTitle } from './block-section'
import type { BlockProps } from './block-props'

function JobEntry({ job, isFirst }: { job: JobCard; isFirst: boolean }) {
  const path = pathOfJob(job.slug)
  const lang = job.language === 'en' ? undefined : job.language
  return (
    <li className="job-list__job card">
      {job.icon && <Picture className="job-list__icon" image={job.icon} />}
      <ItemTitle isFirst={isFirst} lang={lang}>
        <SmartLink href={path}>{job.title}</SmartLink>
      </ItemTitle>
      <p className="job-list__facts">
        <span>{job.area}</span>
        <span>{job.type}</span>
        <span>{job.location}</span>
      </p>
      <p className="job-list__summary" lang={lang}>
        {job.summary}
      </p>
      <div className="job-list__acts">
        <SmartLink
          className="button"
          href={`/careers/apply?position=${encodeURIComponent(job.title)}`}
        >
          Apply Now<span className="visually-hidden">: {job.title}</span>
        </SmartLink>
        <ShareMenu url={`${useSiteUrl()}${path}`} title={job.title} text={job.summary} />
      </div>
    </li>
  )
}

export function JobList({ block, isFirst }: BlockProps<'job-list'>) {
  const { jobs } = useBlockData()
  return (
    <BlockSection block={block} isFirst={isFirst}>
      <ul className="job-list__list">
        {jobs
          .toSorted((a, b) => a.order - b.order)
          .map((job) => (
            <JobEntry key={job.slug} job={job} isFirst={isFirst} />
          ))}
      </ul>
    </BlockSection>
  )
}
