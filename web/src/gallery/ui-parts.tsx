import { menuIcons, socialNetworks, variants } from '@app/contract'
import { brand } from '@app/contract'
import { site } from '@app/seed'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CookieSheet } from '../layout/consent/cookie-sheet'
import { NewsletterBox } from '../layout/newsletter/newsletter-box'
import { NewsletterDialog } from '../layout/newsletter/newsletter-dialog'
import { ArrowLink, ButtonLink } from '../ui/button-link'
import { Icon, iconNames } from '../ui/icon'
import { Mark } from '../ui/mark'
import { Section, SectionHead } from '../ui/section'
import { ShareMenu } from '../ui/share-menu'
import { StoreBadges } from '../ui/store-badges'
import { VideoLink } from '../ui/video-link'
import type { Specimen } from './specimen'

const internalLink = { label: 'See how paying works', url: '/pay-in-store' }
const externalLink = { label: 'Visit the token site', url: `https://token.${brand.domain}/` }

const share = {
  url: `https://${brand.domain}/`,
  title: site.shareTitle,
  text: site.shareDescription,
}

const head = {
  category: 'Payments and cashback',
  title: 'Get some of it back, at once',
  description: site.description,
}

/** The same content on the default background and on each variant's. */
const onEachBackground = (content: ReactNode): Specimen[] =>
  [undefined, ...variants].map((variant) => ({
    label: `on ${variant ?? 'default'}`,
    content: (
      <Section name="gallery__background" variant={variant}>
        {content}
      </Section>
    ),
  }))

const inRow = (label: string, content: ReactNode): Specimen => ({
  label,
  content: <div className="container gallery__row">{content}</div>,
})

/** Opens the details elements inside. */
function Opened({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    for (const details of container.current?.querySelectorAll('details') ?? []) details.open = true
  }, [])
  return (
    <div ref={container} className="gallery__opened">
      {children}
    </div>
  )
}

function NewsletterSpecimen() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className="button" onClick={() => setIsOpen(true)}>
        Open the newsletter dialog
      </button>
      {isOpen && (
        <div className="overlays">
          <NewsletterDialog site={site} onClosed={() => setIsOpen(false)} />
        </div>
      )}
    </>
  )
}

/** The parts of blocks and of the layout, in each of their states. */
export const uiParts: Record<string, Specimen[]> = {
  titles: onEachBackground(<SectionHead block={head} isFirst={false} />),
  'buttons and links': onEachBackground(
    <p className="gallery__row">
      <ButtonLink link={internalLink} />
      <ButtonLink link={internalLink} look="secondary" />
      <ButtonLink link={externalLink} />
      <button type="button" className="button" disabled>
        Not now
      </button>
      <ArrowLink link={internalLink} />
      <ArrowLink link={externalLink} />
    </p>,
  ),
  'store badges': onEachBackground(<StoreBadges {...site} />),
  card: [
    inRow(
      'on default',
      <div className="card">
        <h3 className="title-3">{head.title}</h3>
        <p>{head.description}</p>
        <ArrowLink link={internalLink} />
      </div>,
    ),
  ],
  'icons and marks': [
    inRow(
      'icons',
      iconNames.map((name) => <Icon key={name} name={name} />),
    ),
    inRow(
      'marks',
      [...socialNetworks, 'whatsapp' as const, 'qr' as const, ...menuIcons].map((name) => (
        <Mark key={name} name={name} />
      )),
    ),
  ],
  'share menu': [
    inRow('closed', <ShareMenu {...share} />),
    inRow(
      'open',
      <Opened>
        <ShareMenu {...share} title={`${share.title} (open)`} />
      </Opened>,
    ),
  ],
  dialogs: [
    inRow(
      'video',
      <VideoLink address="https://youtu.be/walletvide0" title="The video" className="button">
        Open the video
      </VideoLink>,
    ),
    inRow(
      'video on another site',
      <VideoLink address={`https://video.${brand.domain}/`} title="The video" className="button">
        Go to the video
      </VideoLink>,
    ),
    inRow('newsletter', <NewsletterSpecimen />),
  ],
  'footer newsletter': onEachBackground(<NewsletterBox title="Join our newsletter" />).slice(-1),
  'cookie sheet': [
    {
      label: 'asking',
      content: (
        <div data-cookies="ask">
          <CookieSheet site={{ ...site, chatEnabled: false }} />
        </div>
      ),
    },
  ],
}
