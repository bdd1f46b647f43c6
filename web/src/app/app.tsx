import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ContentClient } from '../cms/client'
import { ContentClientProvider } from '../cms/queries'
import { Shell } from './shell'

type Props = {
  queryClient: QueryClient
  client: () => Promise<ContentClient>
  /** StaticRouter on the server, BrowserRouter in the browser. */
  router: (children: ReactNode) => ReactNode
}

export const App = ({ queryClient, client, router }: Props) => (
  <QueryClientProvider client={queryClient}>
    <ContentClientProvider client={client}>{router(<Shell />)}</ContentClientProvider>
  </QueryClientProvider>
)
