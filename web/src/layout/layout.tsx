import type { SiteSetting } from '@app/contract'
import type { ReactNode } from 'react'
import type { MenuNode } from '../content/menu'
import { CookieSheet } from './consent/cookie-sheet'
import { SiteFooter, type SiteFooterProps } from './footer'
import { Header } from './header'
import { NewsletterOpener } from './newsletter/newsletter-opener'
import { OfflineNotice } from './offline-notice'
import { RouteAnnouncer } from './route-announcer'
import { ShareWidget } from './share-widget'
import { MAIN_ID, SkipLink } from './skip-link'

type LayoutProps = Omit<SiteFooterProps, 'state'> & {
  site: SiteSetting
  menu: MenuNode[]
  footerState: SiteFooterProps['state']
  currentPath: string
  /** The absolute address of the page. */
  pageUrl: string
  /** A navigation is taking long enough to say so. */
  isLoading: boolean
  children: ReactNode
}

export function Layout({
  site,
  menu,
  currentPath,
  pageUrl,
  isLoading,
  footerState,
  children,
  ...footer
}: LayoutProps) {
  return (
    <>
      <SkipLink />
      <div className="overlays">
        <NewsletterOpener site={site} currentPath={currentPath} />
        <CookieSheet site={site} />
      </div>
      <Header
        menu={menu}
        quickLinks={footer.footer?.links ?? []}
        site={site}
        currentPath={currentPath}
      />
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter state={footerState} site={site} currentPath={currentPath} {...footer} />
      <OfflineNotice />
      <ShareWidget site={site} currentPath={currentPath} pageUrl={pageUrl} />
      <RouteAnnouncer currentPath={currentPath} isLoading={isLoading} />
    </>
  )
}
