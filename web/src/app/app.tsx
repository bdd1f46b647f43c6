import { type ReactNode, useEffect } from 'react'
import type { ContentStore } from '../content/content-store'
import { ContentProvider } from '../content/use-content'
import type { PageFormComponent } from './form-renderer'
import { type SearchMarkup, Shell } from './shell'

type AppProps = {
  content: ContentStore
  siteUrl: string
  year: number
  /** Renders a form: imported statically on the server, lazily in the browser. */
  form: PageFormComponent
  search: SearchMarkup
  /** StaticRouter on the server, BrowserRouter in the browser. */
  router: (children: ReactNode) => ReactNode
  onHydrated?: () => void
}

export function App({ content, router, siteUrl, year, form, search, onHydrated }: AppProps) {
  useEffect(() => onHydrated?.(), [onHydrated])

  return (
    <ContentProvider value={content}>
      {router(<Shell siteUrl={siteUrl} year={year} form={form} search={search} />)}
    </ContentProvider>
  )
}
