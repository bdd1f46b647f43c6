import { NOT_FOUND_SLUG, pathOfSlug, slugOfPath } from '@beam/contract'
import { useQueryClient } from '@tanstack/react-query'
import { BlockDataProvider } from '../blocks/block-data'
import { isMissing, jobAt, needsJobsAt } from '../content/prefetch-path'
import { useFooter, useJobs, useMenu, useSite } from '../content/queries'
import { Layout } from '../layout/layout'
import { JobScreen } from '../pages/job-screen'
import { PageScreen } from '../pages/page-screen'
import { formRenderer, type PageFormComponent } from './form-renderer'
import { RouteBoundary } from './route-boundary'
import { useScrollAndFocus } from './use-scroll-and-focus'
import { useShownLocation } from './use-shown-location'

type ShellProps = { siteUrl: string; year: number; form: PageFormComponent }

/** The layout around every screen, and the screen for the current path. */
export function Shell({ siteUrl, year, form }: ShellProps) {
  const { location, kind, isLoading } = useShownLocation()
  const queryClient = useQueryClient()
  const slug = slugOfPath(location.pathname)
  const site = useSite()
  const menu = useMenu()
  const { footer, state } = useFooter()
  const jobs = useJobs(needsJobsAt(queryClient, slug))
  const job = jobAt(queryClient, slug)
  // The server renders one not-found page for all unknown paths, so it can't know theirs.
  const path = isMissing(queryClient, slug) ? pathOfSlug(NOT_FOUND_SLUG) : location.pathname
  useScrollAndFocus({ location, kind })

  return (
    <BlockDataProvider value={{ site, jobs, siteUrl, renderForm: formRenderer(form, site, jobs) }}>
      <Layout
        site={site}
        menu={menu}
        footer={footer}
        footerState={state}
        year={year}
        currentPath={path}
        pageUrl={siteUrl + path}
        isLoading={isLoading}
      >
        <RouteBoundary key={location.pathname}>
          {job === null ? <PageScreen slug={slug} /> : <JobScreen slug={job} />}
        </RouteBoundary>
      </Layout>
    </BlockDataProvider>
  )
}
