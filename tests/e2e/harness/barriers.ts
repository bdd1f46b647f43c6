import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** What keeps people with disabilities from using the page as it stands now, one line for each place. */
export async function barriers(page: Page, within = 'html'): Promise<string[]> {
  // Our pages have no frames, and without the second page that frames ask for it is thrice as fast.
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
