import { type Page, type SiteSetting, slugOfPath } from '@beam/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { contentKeys, type Found } from '../../content/content-queries'
import type { NewsletterDialogProps } from './newsletter-dialog'
import { wasAnswered } from './newsletter-memory'
import { whenDue } from './when-due'

/** The tab in which the window's own link shows the terms. */
function isOpenedBySite() {
  try {
    return window.opener?.location.origin === window.location.origin
  } catch {
    return false
  }
}

type NewsletterOpenerProps = { site: SiteSetting; currentPath: string }

/** Opens the newsletter's window when it is due and wanted; its code comes on its own. */
export function NewsletterOpener({ site, currentPath }: NewsletterOpenerProps) {
  const [Dialog, setDialog] = useState<ComponentType<NewsletterDialogProps> | null>(null)
  const [isOver, setIsOver] = useState(false)
  const end = useCallback(() => setIsOver(true), [])
  const { productName, newsletterModalEnabled, newsletterModalHiddenOn } = site
  const slug = slugOfPath(currentPath)
  const shown = useQueryClient().getQueryData<Found<Page>>(contentKeys.page(slug))?.entry?.slug
  const isHidden = newsletterModalHiddenOn.some((page) => [slug, shown].includes(page.slug))
  const isWanted = newsletterModalEnabled && !isHidden && !isOver

  useEffect(() => {
    if (!isWanted || wasAnswered() || isOpenedBySite()) return
    let loaded: ComponentType<NewsletterDialogProps> | null = null
    const callOff = whenDue(
      () => setDialog(() => loaded),
      () => loaded !== null,
    )
    import('./newsletter-dialog').then(
      ({ NewsletterDialog }) => (loaded = NewsletterDialog),
      (error: unknown) => {
        callOff()
        console.warn(error)
      },
    )
    return callOff
  }, [isWanted])

  if (!Dialog || isOver) return null
  return <Dialog productName={productName} onClosed={end} />
}
