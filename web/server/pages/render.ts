import { renderApp } from '../../src/app/entry-server'
import { hasCalculator, hasForm } from '../../src/content/page-needs'
import type { SiteConfig } from '../../src/browser/site-config'
import type { Assets } from './assets'
import { htmlDocument } from './document'
import { fontFacesFor } from './font-faces'
import { headOf } from './head'
import { calculatorScript, consentScript, startScript } from './page-scripts'
import type { Render } from './page-store'
import { pageDataOf } from './page-data'
import { contentPolicy } from './policy'
import { stylesFor } from './styles'
import { thirdPartiesOf } from './third-parties'

type Site = {
  siteUrl: string
  config: SiteConfig
  assets: Assets
  /** The page's main script, by default the one that starts the app. */
  script?: (assets: Assets, hasForm: boolean) => string
}

/** Renders a page to HTML, with a CSP for its inline scripts and styles. */
export function pageRenderer({
  siteUrl,
  config,
  assets,
  script: scriptOf = startScript,
}: Site): Render {
  return (snapshot, screen) => {
    const { path } = screen
    const data = pageDataOf(snapshot, screen)
    const start = scriptOf(assets, hasForm(data.page))
    const script = hasCalculator(data.page)
      ? `${start}
${calculatorScript}`
      : start
    const year = new Date().getFullYear()
    const app = renderApp({ path, data, siteUrl, year })
    const styles = fontFacesFor(app, assets) + stylesFor(app)
    const connect = [config.cmsUrl, config.apiUrl, config.secureApiUrl].map(
      (address) => new URL(address).origin,
    )
    return {
      status: screen.kind === 'not-found' ? 404 : 200,
      html: htmlDocument({
        head: headOf(snapshot, screen, siteUrl, assets),
        source: snapshot.source,
        siteUrl,
        year,
        styles,
        fonts: [assets.fonts.display, assets.fonts.text],
        allStyles: assets.styles,
        app,
        siteConfig: config,
        pageData: data,
        consentScript,
        mainScript: script,
        productName: snapshot.site.productName,
      }),
      policy: contentPolicy({
        scripts: [consentScript, script],
        styles: [styles],
        connect,
        thirdParties: thirdPartiesOf(config),
      }),
    }
  }
}
