import consent from '../../src/inline/consent.ts?inline-script'
import preview from '../../src/inline/preview.ts?inline-script'
import previewError from '../../src/inline/preview-error.ts?inline-script'
import startNow from '../../src/inline/start-now.ts?inline-script'
import startWhenIdle from '../../src/inline/start-when-idle.ts?inline-script'
import type { Assets } from './assets'

type Addresses = Pick<Assets, 'entry' | 'styles'>

const withAddresses = (code: string, { entry, styles }: Addresses) =>
  code
    .replaceAll('APP_ENTRY', () => JSON.stringify(entry))
    .replaceAll('ALL_STYLES', () => JSON.stringify(styles))

export const consentScript = consent

/** Shows the preview once a draft that could not be rendered is saved again. */
export const previewErrorScript = previewError

/** Starts the app: at once on a page with a form, elsewhere when the page has settled or is first touched. */
export const startScript = (addresses: Addresses, hasForm: boolean) =>
  withAddresses(hasForm ? startNow : startWhenIdle, addresses)

/** A preview runs this instead of the app. */
export const previewScript = (addresses: Addresses) => withAddresses(preview, addresses)
