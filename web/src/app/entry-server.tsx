import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { hydrateContent } from '../content/hydrate-content'
import type { PageData } from '../content/page-data'
import { PageForm } from '../forms/page-form'
import { App } from './app'

type Request = { path: string; data: PageData; siteUrl: string; year: number }

/** Renders the markup that the browser will hydrate. */
export function renderApp({ path, data, siteUrl, year }: Request): string {
  const queryClient = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  hydrateContent(queryClient, data)
  return renderToString(
    <App
      queryClient={queryClient}
      siteUrl={siteUrl}
      year={year}
      form={PageForm}
      router={(children) => <StaticRouter location={path}>{children}</StaticRouter>}
    />,
  )
}
