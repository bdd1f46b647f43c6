import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
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
  onAwake?: () => void
}

export function App({ queryClient, router, siteUrl, year, form, onAwake }: AppProps) {
  useEffect(() => onAwake?.(), [onAwake])

  return (
    <QueryClientProvider client={queryClient}>
      {router(<Shell siteUrl={siteUrl} year={year} form={form} />)}
    </QueryClientProvider>
  )
}
