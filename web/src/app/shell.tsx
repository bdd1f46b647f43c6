import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { BlockDataProvider } from '../blocks/block-data'
import { useFooter, useJobs, useMenu, useSite } from '../cms/queries'
import { jobAt } from '../cms/prefetch-path'
import { slugOfPath } from '../cms/slugs'
import { Layout } from '../layout/layout'
import { JobScreen } from '../pages/job-screen'
import { PageScreen } from '../pages/page-screen'
import { RouteBoundary } from './route-boundary'
import { useNavigationEffects } from './use-navigation-effects'

type ShellProps = { siteUrl: string; year: number }

/** The frame around every screen, and the choice of the screen by path. */
export function Shell({ siteUrl, year }: ShellProps) {
  const { pathname } = useLocation()
  const site = useSite()
  const menu = useMenu()
  const { footer, state } = useFooter()
  const { jobs } = useJobs()
  const [title, setTitle] = useState(site.productName)
  const slug = slugOfPath(pathname)
  const job = jobAt(useQueryClient(), slug)
  useNavigationEffects(title)

  return (
    <BlockDataProvider value={{ site, jobs, siteUrl }}>
      <Layout
        site={site}
        menu={menu}
        footer={footer}
        footerState={state}
        year={year}
        currentPath={pathname}
        pageUrl={siteUrl + pathname}
        title={title}
      >
        <RouteBoundary key={pathname}>
          {job === null ? (
            <PageScreen slug={slug} onTitle={setTitle} />
          ) : (
            <JobScreen slug={job} onTitle={setTitle} />
          )}
        </RouteBoundary>
      </Layout>
    </BlockDataProvider>
  )
}
