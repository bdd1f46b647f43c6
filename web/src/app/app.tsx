import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { LoadContentClient } from '../cms/content-queries'
import { ContentClientProvider } from '../cms/queries'
import type { PageFormComponent } from './form-renderer'
import { Shell } from './shell'

type AppProps = {
  queryClient: QueryClient
  client: LoadContentClient
  siteUrl: string
  year: number
  /** Draws forms: at hand on the server and on a page with a form, loaded later elsewhere. */
  form: PageFormComponent
  /** StaticRouter on the server, BrowserRouter in the browser. */
  router: (children: ReactNode) => ReactNode
}

export const App = ({ queryClient, client, router, siteUrl, year, form }: AppProps) => (
  <QueryClientProvider client={queryClient}>
    <ContentClientProvider client={client}>
      {router(<Shell siteUrl={siteUrl} year={year} form={form} />)}
    </ContentClientProvider>
  </QueryClientProvider>
)
