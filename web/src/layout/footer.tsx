import { type Footer, type SiteSetting, t } from '@app/contract'
import type { FooterState } from '../content/use-content'
import { Picture } from '../ui/picture'
import { SmartLink } from '../ui/smart-link'
import { RichText } from '../ui/rich-text'
import { StoreBadges } from '../ui/store-badges'
import { Languages } from './languages/languages'
import { fallbackFooter } from './fallback-footer'
import { openCookieSheet } from './consent/cookie-sheet'
import { NewsletterBox } from './newsletter/newsletter-box'
import { QuickLink } from './quick-link'
import { SocialLinks } from './social-links'

export type SiteFooterProps = {
  footer: Footer | null
  state: FooterState
  site: SiteSetting
  year: number
  currentPath: string
}

export function SiteFooter({ footer, state, site, ...rest }: SiteFooterProps) {
  const content = footer ?? (state === 'loading' ? null : fallbackFooter(site))
  return (
    <footer className="site-footer" data-variant="charcoal">
      <div className="container">
        {content ? (
          <Content footer={content} site={site} {...rest} />
        ) : (
          <p className="site-footer__loading" role="status">
            {t('Loading…')}
          </p>
        )}
      </div>
    </footer>
  )
}

type ContentProps = Omit<SiteFooterProps, 'footer' | 'state'> & { footer: Footer }

function Content({ footer, site, year, currentPath }: ContentProps) {
  return (
    <>
      <NewsletterBox title={footer.newsletterTitle} />
      <div className="site-footer__columns">
        <div className="site-footer__about">
          {footer.logo && (
            <Picture image={footer.logo} className="site-footer__logo" width="mark" />
          )}
          <RichText nodes={footer.description} />
          <SocialLinks
            links={site.socialLinks}
            label={t('{product} elsewhere', { product: site.productName })}
          />
        </div>
        {footer.links.length > 0 && (
          <nav aria-label={footer.quickLinksTitle}>
            <h2 className="site-footer__title">{footer.quickLinksTitle}</h2>
            <ul className="site-footer__links">
              {footer.links.map((link, index) => (
                <li key={index}>
                  <QuickLink {...link} />
                </li>
              ))}
            </ul>
          </nav>
        )}
        {(footer.appStoreUrl ?? footer.googlePlayUrl) && (
          <div>
            {footer.downloadTitle && <h2 className="site-footer__title">{footer.downloadTitle}</h2>}
            <StoreBadges appStoreUrl={footer.appStoreUrl} googlePlayUrl={footer.googlePlayUrl} />
          </div>
        )}
      </div>
      <Marks className="site-footer__partners" label={t('Partners')} marks={footer.partners} />
      <div className="site-footer__end">
        <Marks className="site-footer__badges" label={t('Certifications')} marks={footer.badges} />
        <div className="site-footer__small">
          <LegalEntity site={site} />
          <p>{footer.trademark}</p>
          <p>{footer.copyright.replaceAll('{year}', String(year))}</p>
        </div>
        <div className="site-footer__cookies">
          {footer.endLinks.map(({ label, url }) => (
            <SmartLink key={url} href={url}>
              {label}
            </SmartLink>
          ))}
          <Languages currentPath={currentPath} />
          <button type="button" onClick={openCookieSheet} data-app="">
            {t('Cookie settings')}
          </button>
        </div>
      </div>
    </>
  )
}

const LegalEntity = ({ site: { legalName, legalAddress, legalRegister } }: { site: SiteSetting }) =>
  legalName && <p>{[legalName, legalAddress, legalRegister].filter(Boolean).join(' · ')}</p>

type MarksProps = { className: string; label: string; marks: Footer['badges'] }

const Marks = ({ className, label, marks }: MarksProps) =>
  marks.length > 0 && (
    <ul className={className} aria-label={label}>
      {marks.map(({ name, image, altText, url, meaning }, index) => {
        const picture = (
          <Picture width="mark" image={{ ...image, alt: altText ?? (image.alt || name) }} />
        )
        return (
          <li key={index}>
            {url ? <SmartLink href={url}>{picture}</SmartLink> : picture}
            {meaning && <span>{meaning}</span>}
          </li>
        )
      })}
    </ul>
  )
