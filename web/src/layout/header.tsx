import { type Footer, SEARCH_PATH, type SiteSetting, t, translated } from '@app/contract'
import { Icon } from '../ui/icon'
import { RouteLink } from '../ui/route-link'
import type { MenuNode } from '../content/menu'
import { StoreBadges } from '../ui/store-badges'
import { AppCode } from './app-code'
import { Languages } from './languages/languages'
import { Logo } from './logo'
import { MainNav } from './main-nav'
import { MobileMenu } from './mobile-menu'

type HeaderProps = {
  menu: MenuNode[]
  quickLinks: Footer['links']
  site: SiteSetting
  currentPath: string
}

export const Header = ({ menu, quickLinks, site, currentPath }: HeaderProps) => (
  <header className="site-header">
    <div className="site-header__row container">
      <RouteLink
        to={translated('/')}
        className="site-header__home"
        aria-label={t('{product}, home', { product: site.productName })}
      >
        <Logo />
      </RouteLink>
      <MainNav menu={menu} currentPath={currentPath} />
      <StoreBadges appStoreUrl={site.appStoreUrl} googlePlayUrl={site.googlePlayUrl}>
        <AppCode />
      </StoreBadges>
      <Languages currentPath={currentPath} />
      {/* Only the server searches, so this is no RouteLink. */}
      <a className="menu-button" href={translated(SEARCH_PATH)} aria-label={t('Search')}>
        <Icon name="search" />
      </a>
      <MobileMenu menu={menu} quickLinks={quickLinks} site={site} currentPath={currentPath} />
    </div>
  </header>
)
