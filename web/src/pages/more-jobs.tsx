import { languageOfJob, pathOfJob, t, translated } from '@app/contract'
import { useBlockData } from '../blocks/block-data'
import type { ShownJob } from '../content/page-data'
import { ArrowLink } from '../ui/button-link'
import { Picture } from '../ui/picture'
import { SmartLink } from '../ui/smart-link'
import { unbroken } from '../ui/unbroken'
import { similarJobs } from './similar-jobs'

export function MoreJobs({ job }: { job: ShownJob }) {
  const similar = similarJobs(job, useBlockData().jobs).slice(0, 3)
  if (similar.length === 0) return null
  return (
    <section className="more-jobs section" aria-labelledby="more-jobs">
      <div className="container">
        <div className="more-jobs__head">
          <h2 className="title-2" id="more-jobs">
            {t('More open jobs')}
          </h2>
          <ArrowLink link={{ label: t('See them all'), url: translated('/careers') }} />
        </div>
        <ul className="more-jobs__list">
          {similar.map(({ slug, title, icon, area, location, language }) => (
            <li className="more-jobs__job card" key={slug}>
              {icon && <Picture className="more-jobs__icon" width="mark" image={icon} />}
              <h3 className="title-3" lang={languageOfJob({ slug, language })}>
                <SmartLink href={pathOfJob(slug)}>{unbroken(title)}</SmartLink>
              </h3>
              <p className="muted">
                {area}
                <br />
                {location}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
