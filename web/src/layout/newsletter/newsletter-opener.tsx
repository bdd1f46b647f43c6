import { type SiteSetting, slugOfPath } from '@app/contract'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { localStore } from '../../browser/browser-store'
import { contentKeys } from '../../content/content-store'
import { useContentStore } from '../../content/use-content'
import type { NewsletterDialogProps } from './newsletter-dialog'
import { EDIT_BAR_PASS } from '../edit-bar/pass-key'
import { SHOW_DIALOGS, wasAnswered } from './newsletter-flags'
import { openWhenIdle } from './open-when-idle'

/** True in the tab that the dialog's own link to the terms opens. */
function isOpenedBySite() {
  try {
    return window.opener?.location.origin === window.location.origin
  } catch {
    return false
  }
}

const isStaff = () => localStore.getItem(EDIT_BAR_PASS) !== null

const load = () => import('./newsletter-dialog')

type NewsletterOpenerProps = { site: SiteSetting; currentPath: string }

/** Loads the newsletter dialog and opens it, unless it is switched off, hidden on this page or was answered before. */
export function NewsletterOpener({ site, currentPath }: NewsletterOpenerProps) {
  const [Dialog, setDialog] = useState<ComponentType<NewsletterDialogProps> | null>(null)
  const [isClosed, setIsClosed] = useState(false)
  const onClosed = useCallback(() => setIsClosed(true), [])
  const { newsletterModalEnabled, newsletterModalHiddenOn } = site
  const slug = slugOfPath(currentPath)
  // At an alias, the slug of the page differs from that of the path.
  const pageSlug = useContentStore().get(contentKeys.page(slug))?.entry?.slug
  const isHidden = newsletterModalHiddenOn.some((page) => [slug, pageSlug].includes(page.slug))
  const isOffered = newsletterModalEnabled && !isHidden
  const isWanted = isOffered && !isClosed

  useEffect(() => {
    // Staff look at pages as they are; their edit bar shows the dialog.
    if (!isWanted || isStaff() || wasAnswered() || isOpenedBySite()) return
    let loaded: ComponentType<NewsletterDialogProps> | null = null
    const cancel = openWhenIdle(
      () => setDialog(() => loaded),
      () => loaded !== null,
    )
    load().then(
      ({ NewsletterDialog }) => (loaded = NewsletterDialog),
      (error: unknown) => {
        cancel()
        console.warn(error)
      },
    )
    return cancel
  }, [isWanted])

  useEffect(() => {
    if (!isOffered) return
    const show = () => {
      setIsClosed(false)
      load().then(({ NewsletterDialog }) => setDialog(() => NewsletterDialog), console.warn)
    }
    addEventListener(SHOW_DIALOGS, show)
    return () => removeEventListener(SHOW_DIALOGS, show)
  }, [isOffered])

  if (!Dialog || isClosed) return null
  return <Dialog site={site} onClosed={onClosed} />
}
