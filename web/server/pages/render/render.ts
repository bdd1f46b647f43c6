import type { DraftEntry } from '@app/runtime'
import { askOf, inWords, pathOfSlug, t } from '@app/contract'
import { renderApp } from '../../../src/app/entry-server'
import { hasCalculator, hasForm } from '../../../src/content/page-needs'
import type { SiteConfig } from '../../../src/browser/site-config'
import type { ScreenData } from '../../../src/content/page-data'
import type { Posted } from '../../../src/forms/posted'
import { type Localized, localized, spokenAt } from '../../content/localized'
import type { Snapshot } from '../../content/snapshot'
import type { Assets } from './assets'
import { htmlDocument } from './document'
import { renderEditable } from '../draft/editable-app'
import { fontFacesFor } from './font-faces'
import { type Head, headOf } from './head'
import { markedAs, spokenIn } from '../languages'
import type { LayoutFiles } from '../layout-files'
import type { StillFiles } from '../still-files'
import { calculatorScript, consentScript, previewScript, startScript } from './page-scripts'
import type { Render, Rendered } from '../page-store'
import { layoutDataOf, screenDataOf } from './page-data'
import { contentPolicy } from '../policy'
import { emptySearch, searchSpecimen } from './search-markup'
import type { Screen } from '../resolve'
import { stylesFor } from './styles'
import { tagsOf, thirdPartiesOf } from '../third-parties'

type Site = {
  siteUrl: string
  config: SiteConfig
  assets: Assets
  layouts: LayoutFiles
  stills: StillFiles
  /** The page's main script, by default the one that starts the app. */
  script?: typeof startScript
}

type Variant = {
  /** The page's main script; undefined for a page without scripts. */
  script: string | undefined
  renderApp: typeof renderApp
  posted?: Posted
  /** Sends no form. */
  isDraft?: boolean
}

/** Renders a page to HTML, with a CSP for its inline scripts and styles. */
export const pageRenderer =
  ({ script = startScript, ...site }: Site): Render =>
  (snapshot, screen) =>
    renderDocument(site, snapshot, screen, (local, data) =>
      screen.kind === 'thanks'
        ? withoutScripts({ form: screen.form, isSent: true, values: {}, errors: {} })
        : {
            script: script(site.assets, {
              layout: site.layouts.pathOf(local),
              hasForm: hasForm(data.page),
            }),
            renderApp,
          },
    )

/** Whoever posts a form without scripts gets a page that needs none. */
const withoutScripts = (posted: Posted): Variant => ({
  script: undefined,
  renderApp: (request) => renderApp({ ...request, posted }),
  posted,
})

export type RenderPosted = (snapshot: Snapshot, screen: Screen, posted: Posted) => Rendered

/** Renders the page that a form was sent from, with what became of it. */
export const postedPageRenderer =
  (site: Site): RenderPosted =>
  (snapshot, screen, posted) =>
    renderDocument(site, snapshot, screen, () => withoutScripts(posted))

export type RenderDraft = (snapshot: Snapshot, screen: Screen, entry: DraftEntry) => Rendered

/** Renders a draft, in which the panel shows what is typed and learns what is clicked. */
export const draftPageRenderer =
  (site: Site): RenderDraft =>
  (snapshot, screen, entry) =>
    renderDocument(site, snapshot, screen, () => ({
      script: previewScript(site.assets, site.config.cmsUrl),
      renderApp: (request) => renderEditable(request, entry),
      isDraft: true,
    }))

/** The head of a page with errors. Its title says so, since a screen reader says it first. */
const refused = (head: Head): Head => ({
  ...head,
  title: t('Error: {title}', { title: head.title }),
  isIndexed: false,
})

/** Renders a page in its language. */
function renderDocument(
  site: Site,
  whole: Snapshot,
  screen: Screen,
  variantOf: (snapshot: Localized, data: ScreenData) => Variant,
): Rendered {
  const snapshot = localized(whole, spokenAt(whole, screen.path))
  const data = screenDataOf(snapshot, screen)
  return inWords(spokenIn(snapshot), () =>
    renderIn(site, snapshot, screen, data, variantOf(snapshot, data)),
  )
}

function renderIn(
  { siteUrl, config, assets, stills }: Site,
  snapshot: Localized,
  screen: Screen,
  data: ScreenData,
  { script: mainScript, renderApp: render, isDraft = false, posted }: Variant,
): Rendered {
  // The address of a page with thanks says which form was sent; the app shows the form's page.
  const path = screen.kind === 'thanks' ? pathOfSlug(screen.page.slug) : screen.path
  const script =
    mainScript !== undefined && hasCalculator(data.page)
      ? `${mainScript}
${calculatorScript(assets)}`
      : mainScript
  const head = headOf(snapshot, screen, siteUrl, assets)
  const year = new Date().getFullYear()
  const isSearch = screen.kind === 'search'
  const app = render({
    path,
    data: { ...data, ...layoutDataOf(snapshot) },
    siteUrl,
    year,
    stillOf: (payments, scene) => stills.pathOf(payments, scene),
    ...(isSearch && { search: emptySearch(snapshot) }),
  })
  // Every response to a search is this page with other results in it: it needs the styles of all that they can have.
  const styled = isSearch ? app + searchSpecimen : app
  const styles = fontFacesFor(styled, assets) + stylesFor(styled)
  const connect = [config.cmsUrl, config.apiUrl, config.secureApiUrl].map(
    (address) => new URL(address).origin,
  )
  return {
    status: screen.kind === 'not-found' ? 404 : 200,
    html: htmlDocument({
      ...markedAs(snapshot.language),
      head: posted?.isSent === false ? refused(head) : head,
      source: snapshot.source,
      siteUrl,
      year,
      styles,
      fonts: [assets.fonts.display, assets.fonts.text],
      allStyles: assets.styles,
      app,
      scripts:
        script === undefined
          ? undefined
          : { siteConfig: config, screenData: data, consent: consentScript, main: script },
      productName: snapshot.site.productName,
      ask: askOf(snapshot.site, tagsOf(config, snapshot.site), snapshot.site.cookieMonths),
    }),
    policy: contentPolicy({
      scripts: script === undefined ? [] : [consentScript, script],
      styles: [styles],
      connect,
      thirdParties: thirdPartiesOf(config),
      isDraft,
    }),
  }
}
