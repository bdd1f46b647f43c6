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
import { localStore } from '../browser/browser-store'
import { EDIT_BAR_PASS } from '../layout/edit-bar/pass-key'
import { App } from './app'
import { SEARCH_ID } from './shell'
import { LazyForm, loadForm } from './lazy-form'
import { prefetchLinks } from './prefetch-links'

/** Hydrates the page. The inline script calls this once. */
export async function start() {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root element.')
  const queryClient = new QueryClient()
  const data = readPageData(document)
  // The server stores one not-found page for all unknown paths, so the slug comes from the address.
  const missing = data.missing === undefined ? {} : { missing: slugOfPath(location.pathname) }
  connectContent(queryClient, loadContentClient)
  hydrateContent(queryClient, { ...data, ...missing })
  cacheLayout(data)
  prefetchLinks(queryClient)
  if (hasForm(data.page)) await loadForm().catch(() => undefined)
  const siteUrl = document.documentElement.dataset['site'] ?? location.origin
  const search = { __html: document.getElementById(SEARCH_ID)?.innerHTML ?? '' }
  await new Promise<void>((resolve) => {
    // A transition hydrates in slices, so that the page keeps responding to input.
    startTransition(() => {
      hydrateRoot(
        root,
        <App
          queryClient={queryClient}
          siteUrl={siteUrl}
          form={LazyForm}
          search={search}
          year={Number(document.documentElement.dataset['year'])}
          router={(children) => <BrowserRouter>{children}</BrowserRouter>}
          onHydrated={resolve}
        />,
      )
    })
  })
  document.documentElement.dataset['app'] = 'ready'
  const pass = localStore.getItem(EDIT_BAR_PASS)
  if (pass !== null)
    void import('../layout/edit-bar/show-edit-bar').then(({ showEditBar }) => showEditBar(pass))
}
