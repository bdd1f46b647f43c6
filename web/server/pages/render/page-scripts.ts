import calculators from '../../../src/inline/calculators.ts?inline-script'
import consent from '../../../src/inline/consent.ts?inline-script'
import preview from '../../../src/inline/preview.ts?inline-script'
import previewError from '../../../src/inline/preview-error.ts?inline-script'
import startAfterPaint from '../../../src/inline/start-after-paint.ts?inline-script'
import startWhenLoaded from '../../../src/inline/start-when-loaded.ts?inline-script'
import takePass from '../../../src/inline/take-pass.ts?inline-script'
import type { Assets } from './assets'

type AssetUrls = Pick<Assets, 'entry' | 'imports' | 'styles' | 'check' | 'calculator'>

const withAssetUrls = (code: string, { entry, imports, styles, check, calculator }: AssetUrls) =>
  code
    .replaceAll('APP_ENTRY', () => JSON.stringify(entry))
    .replaceAll('APP_IMPORTS', () => JSON.stringify(imports))
    .replaceAll('ALL_STYLES', () => JSON.stringify(styles))
    .replaceAll('CHECK_PAGE', () => JSON.stringify(check))
    .replaceAll('CALCULATOR', () => JSON.stringify(calculator))

export const consentScript = consent

/** Keeps the pass for the edit bar, if the cms confirms it. */
export const takePassScript = (cmsUrl: string) =>
  takePass.replaceAll('CMS_URL', () => JSON.stringify(cmsUrl))

/** Makes the cashback calculators of a page work, also before the app has loaded. */
export const calculatorScript = (urls: AssetUrls) => withAssetUrls(calculators, urls)

type StartedPage = {
  /** The address of what is around every screen. */
  layout: string
  hasForm: boolean
}

/**
 * The script that starts the app: after the first paint on a page with a form, on other pages once all is loaded and
 * painted. The visitor's first interaction starts it earlier.
 */
export const startScript = (urls: AssetUrls, { layout, hasForm }: StartedPage) =>
  withAssetUrls(hasForm ? startAfterPaint : startWhenLoaded, urls).replaceAll('LAYOUT', () =>
    JSON.stringify(layout),
  )

const withPanel = (code: string, panel: string) =>
  code.replaceAll('PANEL_ORIGIN', () => JSON.stringify(new URL(panel).origin))

/** A preview runs this instead of the app. */
export const previewScript = (urls: AssetUrls, panel: string) =>
  withPanel(withAssetUrls(preview, urls), panel)

/** Reloads the preview once a draft that could not be rendered is saved again. */
export const previewErrorScript = (panel: string) => withPanel(previewError, panel)
