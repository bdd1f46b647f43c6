import { languageOfJob, locale, pathOfJob, t } from '@app/contract'
import { applicationPath } from '../../content/application-path'
import type { JobCard } from '../../content/page-data'
import { below, Heading, type HeadingLevel } from '../../ui/heading'
import { Icon } from '../../ui/icon'
import { Picture } from '../../ui/picture'
import { ShareMenu } from '../../ui/share-menu'
import { SmartLink } from '../../ui/smart-link'
import { unbroken } from '../../ui/unbroken'
import { useBlockData, useSiteUrl } from '../block-data'
import { BlockSection, ItemTitle, levelWithin } from '../block-section'
import type { BlockProps } from '../block-props'

/** What readers of the page call a language. */
const nameOf = (code: string) => new Intl.DisplayNames([locale()], { type: 'language' }).of(code)

function JobEntry({ job, level }: { job: JobCard; level: HeadingLevel }) {
  const path = pathOfJob(job.slug)
  const { site } = useBlockData()
  const language = languageOfJob(job)
  const lang = locale().startsWith(language) ? undefined : language
  return (
    <li className="job-list__job">
      {job.icon && <Picture className="job-list__icon" width="mark" image={job.icon} />}
      <Heading level={level} className="job-list__title" lang={lang}>
        <SmartLink href={path}>{unbroken(job.title)}</SmartLink>
      </Heading>
      <p className="job-list__facts">
        {[`${job.type}\u00a0· ${job.location}`, ...(lang ? [nameOf(lang)] : [])].join(' · ')}
      </p>
      <p className="job-list__summary" lang={lang}>
        {job.summary}
      </p>
      <div className="job-list__actions">
        <SmartLink className="arrow-link" href={applicationPath(job.title)}>
          {t('Apply Now')}
          <span className="visually-hidden">{`: ${job.title}`}</span>
          <Icon name="arrow" />
        </SmartLink>
        <ShareMenu url={`${useSiteUrl()}${path}`} title={job.title} text={site.shareDescription} />
      </div>
    </li>
  )
}

export function JobList({ block, isFirst }: BlockProps<'job-list'>) {
  const jobs = useBlockData().jobs.toSorted((a, b) => a.order - b.order)
  const areas = [...new Set(jobs.map(({ area }) => area))]
    .map((area) => [area, jobs.filter((job) => job.area === area)] as const)
    .toSorted(([, a], [, b]) => b.length - a.length)
  return (
    <BlockSection block={block} isFirst={isFirst}>
      {areas.length > 1 && (
        <nav className="job-list__areas" aria-label={t('Areas')}>
          {areas.map(([area], index) => (
            <a href={`#jobs-${index + 1}`} key={area}>
              {area}
            </a>
          ))}
        </nav>
      )}
      <div className="job-list__groups">
        {areas.map(([area, open], index) => (
          <div className="job-list__area" id={`jobs-${index + 1}`} key={area}>
            <div className="job-list__head">
              <ItemTitle isFirst={isFirst}>{area}</ItemTitle>
              <p className="job-list__count">{t('{count} open', { count: open.length })}</p>
            </div>
            <ul className="job-list__list">
              {open.map((job) => (
                <JobEntry key={job.slug} job={job} level={below(levelWithin(isFirst))} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </BlockSection>
  )
}
