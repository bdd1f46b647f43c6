import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { ContentStore } from '../content/content-store'
import { hydrateContent } from '../content/hydrate-content'
import type { PageData } from '../content/page-data'
import { loadLanguages } from '../layout/languages/languages'
import { PageForm } from '../forms/page-form'
import { type Posted, PostedProvider } from '../forms/posted'
import { StillContext, type StillOf } from '../phone/still'
import { SearchScreen, type SearchState } from '../pages/search-screen'
import { loadAllBlocks } from '../blocks/later-blocks'
import { App } from './app'
import { JobScreen } from './later-parts'

// Loaded before the first render, which does not wait for code: any screen may be the next one.
await Promise.all([loadAllBlocks(), JobScreen.load(), loadLanguages()])

type Request = {
  path: string
  data: PageData
  siteUrl: string
  year: number
  stillOf?: StillOf
  search?: string
  posted?: Posted
}

/** Renders the markup that the browser will hydrate. */
export function renderApp(request: Request): string {
  const { path, data, siteUrl, year, stillOf, search = '', posted } = request
  const content = new ContentStore()
  hydrateContent(content, data)
  return renderToString(
    <PostedProvider value={posted}>
      <StillContext value={stillOf}>
        <App
          content={content}
          siteUrl={siteUrl}
          year={year}
          form={PageForm}
          search={{ __html: search }}
          router={(children) => <StaticRouter location={path}>{children}</StaticRouter>}
        />
      </StillContext>
    </PostedProvider>,
  )
}

/** The search page's own part, which the browser takes over as it is. */
export const renderSearch = (state: SearchState): string =>
  renderToStaticMarkup(<SearchScreen {...state} />)
