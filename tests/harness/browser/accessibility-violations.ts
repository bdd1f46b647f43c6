import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** The accessibility violations of the page in its current state, one line per element. */
export async function accessibilityViolations(page: Page, within = 'html'): Promise<string[]> {
  // Legacy mode skips the extra page that axe opens for iframes, which our pages don't have: three times as fast.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .include(within)
    .options({ resultTypes: ['violations'] })
    .withTags(wcag22AA)
    .analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  )
}
