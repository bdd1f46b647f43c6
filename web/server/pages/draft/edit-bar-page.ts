import { brand } from '@app/contract'
import { takePassScript } from '../render/page-scripts'
import { contentPolicy } from '../policy'

/**
 * A page whose script stores the pass from the panel once the cms has confirmed it, and opens the live page. The pass
 * does not reach this server.
 */
export function editBarPage(cmsUrl: string) {
  const script = takePassScript(cmsUrl)
  return {
    status: 200,
    html: `<!doctype html><html lang="${brand.locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Edit bar</title><p>Open the live page from the panel to see its edit bar.</p><script>${script}</script></html>`,
    policy: contentPolicy({
      scripts: [script],
      styles: [],
      connect: [new URL(cmsUrl).origin],
      thirdParties: [],
    }),
  } as const
}
