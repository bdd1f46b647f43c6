import { slugOfPath } from '@beam/contract'
import { QueryClient } from '@tanstack/react-query'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { connectContent } from '../content/content-queries'
import { hasForm } from '../content/page-needs'
import { cacheLayout, hydrateContent } from '../content/hydrate-content'
import { loadContentClient } from '../cms/load-client'
import { readPageData } from '../content/page-data'
import { App } from './app'
import { LaterForm, loadForm } from './later-form'
import { prefetchLinks } from './prefetch-links'

/** Called by the inline script, once: takes over the page that the server sent. */
export async function start() {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root.')
  const queryClient = new QueryClient({
    defaultOptions: { mutations: { networkMode: 'always', retry: false } },
  })
  const data = readPageData(document)
  // One not-found page serves every unknown path: here it learns which one it stands for.
  const missing = data.missing === undefined ? {} : { missing: slugOfPath(location.pathname) }
  connectContent(queryClient, loadContentClient)
  hydrateContent(queryClient, { ...data, ...missing })
  cacheLayout(data)
  prefetchLinks(queryClient)
  if (hasForm(data.page)) await loadForm().catch(() => undefined)
  const siteUrl = document.documentElement.dataset['site'] ?? location.origin
  await new Promise<void>((awake) => {
    // In slices, between which a person is answered; what is clicked early has its turn at once.
    startTransition(() => {
      hydrateRoot(
        root,
        <App
          queryClient={queryClient}
          siteUrl={siteUrl}
          form={LaterForm}
          year={Number(document.documentElement.dataset['year'])}
          router={(children) => <BrowserRouter>{children}</BrowserRouter>}
          onAwake={awake}
        />,
      )
    })
  })
  document.documentElement.dataset['app'] = 'awake'
}
