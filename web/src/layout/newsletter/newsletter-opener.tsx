import { type SiteSetting, slugOfPath } from '@app/contract'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { contentKeys } from '../../content/content-store'
import { useContentStore } from '../../content/use-content'
import type { NewsletterDialogProps } from './newsletter-dialog'
import { wasAnswered } from './newsletter-flags'
import { openWhenIdle } from './open-when-idle'

/** True in the tab that the dialog's own link to the terms opens. */
function isOpenedBySite() {
  try {
    return window.opener?.location.origin === window.location.origin
  } catch {
    return false
  }
}

type NewsletterOpenerProps = { site: SiteSetting; currentPath: string }

/** Loads the newsletter dialog and opens it, unless it is switched off, hidden on this page or was answered before. */
export function NewsletterOpener({ site, currentPath }: NewsletterOpenerProps) {
  const [Dialog, setDialog] = useState<ComponentType<NewsletterDialogProps> | null>(null)
  const [isClosed, setIsClosed] = useState(false)
  const onClosed = useCallback(() => setIsClosed(true), [])
  const { productName, newsletterModalEnabled, newsletterModalHiddenOn } = site
  const slug = slugOfPath(currentPath)
  const shown = useContentStore().get(contentKeys.page(slug))?.entry?.slug
  const isHidden = newsletterModalHiddenOn.some((page) => [slug, shown].includes(page.slug))
  const isWanted = newsletterModalEnabled && !isHidden && !isClosed

  useEffect(() => {
    if (!isWanted || wasAnswered() || isOpenedBySite()) return
    let loaded: ComponentType<NewsletterDialogProps> | null = null
    const cancel = openWhenIdle(
      () => setDialog(() => loaded),
      () => loaded !== null,
    )
    import('./newsletter-dialog').then(
      ({ NewsletterDialog }) => (loaded = NewsletterDialog),
      (error: unknown) => {
        cancel()
        console.warn(error)
      },
    )
    return cancel
  }, [isWanted])

  if (!Dialog || isClosed) return null
  return <Dialog productName={productName} onClosed={onClosed} />
}
