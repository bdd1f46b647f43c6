import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import type { PageFormComponent } from './form-renderer'
import { type SearchMarkup, Shell } from './shell'

type AppProps = {
  queryClient: QueryClient
  siteUrl: string
  year: number
  /** Renders a form: imported statically on the server, lazily in the browser. */
  form: PageFormComponent
  search: SearchMarkup
  /** StaticRouter on the server, BrowserRouter in the browser. */
  router: (children: ReactNode) => ReactNode
  onHydrated?: () => void
}

export function App({ queryClient, router, siteUrl, year, form, search, onHydrated }: AppProps) {
  useEffect(() => onHydrated?.(), [onHydrated])

  return (
    <QueryClientProvider client={queryClient}>
      {router(<Shell siteUrl={siteUrl} year={year} form={form} search={search} />)}
    </QueryClientProvider>
  )
}
