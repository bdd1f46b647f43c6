import { slugOfPath, speak } from '@app/contract'
import { startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { ContentStore } from '../content/content-store'
import { cacheLayout, hydrateContent } from '../content/hydrate-content'
import { loadQueries } from '../content/load-queries'
import { hasForm } from '../content/page-needs'
import { type LayoutData, readScreenData } from '../content/page-data'
import { localStore } from '../browser/browser-store'
import { loadLanguages } from '../layout/languages/languages'
import { EDIT_BAR_PASS } from '../layout/edit-bar/pass-key'
import { App } from './app'
import { SEARCH_ID } from './shell'
import type { PageFormProps } from '../forms/page-form'
import { PageForm } from './later-parts'
import { loadCode } from './load-screen'
import { prefetchLinks } from './prefetch-links'
import { startPhones } from '../phone/start-phones'

/** Hydrates the page. The inline script calls this once. */
export async function start(layout: LayoutData) {
  const { languages } = layout
  if (languages) speak(languages.words)
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root element.')
  const content = new ContentStore()
  const data = { ...readScreenData(document), ...layout }
  // The server stores one not-found page for all unknown paths, so the slug comes from the address.
  const missing = data.missing === undefined ? {} : { missing: slugOfPath(location.pathname) }
  hydrateContent(content, { ...data, ...missing })
  cacheLayout(data)
  prefetchLinks(content)
  // Code that does not arrive is left to the parts that need it: they suspend, and try again.
  await Promise.all([
    loadCode(content, slugOfPath(location.pathname), true),
    languages && loadLanguages(),
  ]).catch(() => undefined)
  const form = hydratedLater()
  const siteUrl = document.documentElement.dataset['site'] ?? location.origin
  const search = { __html: document.getElementById(SEARCH_ID)?.innerHTML ?? '' }
  await new Promise<void>((resolve) => {
    // A transition hydrates in slices, so that the page keeps responding to input.
    startTransition(() => {
      hydrateRoot(
        root,
        <App
          content={content}
          siteUrl={siteUrl}
          form={form.Component}
          search={search}
          year={Number(document.documentElement.dataset['year'])}
          router={(children) => <BrowserRouter>{children}</BrowserRouter>}
          onHydrated={resolve}
        />,
      )
    })
  })
  startPhones(data.page)
  const setReady = () => (document.documentElement.dataset['app'] = 'ready')
  if (hasForm(data.page)) void form.hydrated.then(setReady)
  else setReady()
  if (data.source === 'built-in')
    loadQueries(content).then((queries) => queries.prefetchLayout(), console.warn)
  const pass = localStore.getItem(EDIT_BAR_PASS)
  if (pass !== null)
    void import('../layout/edit-bar/show-edit-bar').then(({ showEditBar }) => showEditBar(pass))
}

/** The form, and when it has been hydrated: React does that a moment after the page around it. */
function hydratedLater() {
  let resolve = () => {}
  const hydrated = new Promise<void>((done) => (resolve = done))
  function Component(props: PageFormProps) {
    useEffect(resolve, [])
    return <PageForm.Component {...props} />
  }
  return { Component, hydrated }
}
