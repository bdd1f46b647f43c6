import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PageFormComponent } from './form-renderer'
import { Shell } from './shell'

type AppProps = {
  queryClient: QueryClient
  siteUrl: string
  year: number
  /** Draws forms: at hand on the server and on a page with a form, loaded later elsewhere. */
  form: PageFormComponent
  /** StaticRouter on the server, BrowserRouter in the browser. */
  router: (children: ReactNode) => ReactNode
}

export const App = ({ queryClient, router, siteUrl, year, form }: AppProps) => (
  <QueryClientProvider client={queryClient}>
    {router(<Shell siteUrl={siteUrl} year={year} form={form} />)}
  </QueryClientProvider>
)
