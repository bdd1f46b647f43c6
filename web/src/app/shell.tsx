import { NOT_FOUND_SLUG, pathOfSlug, SEARCH_PATH, slugOfPath, translated } from '@app/contract'
import { Suspense } from 'react'
import { BlockDataProvider } from '../blocks/block-data'
import { isMissing, jobAt } from '../content/content-at'
import { useContentStore, useFooter, useJobs, useMenu, useSite } from '../content/use-content'
import { Layout } from '../layout/layout'
import { PageScreen } from '../pages/page-screen'
import { formRenderer, type PageFormComponent } from './form-renderer'
import { JobScreen } from './later-parts'
import { RouteBoundary } from './route-boundary'
import { useScrollAndFocus } from './use-scroll-and-focus'
import { useShownLocation } from './use-shown-location'

/** Rendered by the server alone; the browser finds it in the page. */
export type SearchMarkup = { __html: string }

type ShellProps = {
  siteUrl: string
  year: number
  form: PageFormComponent
  search: SearchMarkup
}

export const SEARCH_ID = 'search'

/** The layout around every screen, and the screen for the current path. */
export function Shell({ siteUrl, year, form, search }: ShellProps) {
  const { location, kind, isLoading } = useShownLocation()
  const store = useContentStore()
  const slug = slugOfPath(location.pathname)
  const site = useSite()
  const menu = useMenu()
  const { footer, state } = useFooter()
  const jobs = useJobs()
  const job = jobAt(store, slug)
  // The server renders one not-found page for all unknown paths, so it can't know theirs.
  const isNotFound = isMissing(store, slug)
  const path = isNotFound ? translated(pathOfSlug(NOT_FOUND_SLUG)) : location.pathname
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
          {slug === slugOfPath(translated(SEARCH_PATH)) ? (
            <div id={SEARCH_ID} dangerouslySetInnerHTML={search} />
          ) : job === null || isNotFound ? (
            <PageScreen slug={slug} />
          ) : (
            <Suspense>
              <JobScreen.Component slug={job} />
            </Suspense>
          )}
        </RouteBoundary>
      </Layout>
    </BlockDataProvider>
  )
}
