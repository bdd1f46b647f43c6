import { socialNetworks, variants } from '@beam/contract'
import { productName, site } from '@beam/seed'
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

const inside = { label: 'See how paying works', url: '/pay-in-store' }
const outside = { label: 'Visit the token site', url: 'https://token.beam.example/' }

const share = { url: 'https://beam.example/', title: site.shareTitle, text: site.shareDescription }

const words = {
  category: 'Payments and cashback',
  title: 'Get some of it back, at once',
  description: site.description,
}

/** The same on paper and on each ground. */
const onEachGround = (content: ReactNode): Specimen[] =>
  [undefined, ...variants].map((variant) => ({
    label: `on ${variant ?? 'paper'}`,
    content: (
      <Section name="gallery__ground" variant={variant}>
        {content}
      </Section>
    ),
  }))

const here = (label: string, content: ReactNode): Specimen => ({
  label,
  content: <div className="container gallery__row">{content}</div>,
})

/** What opens only by hand stands open. */
function Opened({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    for (const one of place.current?.querySelectorAll('details') ?? []) one.open = true
  }, [])
  return (
    <div ref={place} className="gallery__opened">
      {children}
    </div>
  )
}

function NewsletterWindow() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className="button" onClick={() => setIsOpen(true)}>
        Open the newsletter window
      </button>
      {isOpen && (
        <div className="overlays">
          <NewsletterDialog productName={productName} onClosed={() => setIsOpen(false)} />
        </div>
      )}
    </>
  )
}

/** The parts that blocks are made of, in each of their states. */
export const uiParts: Record<string, Specimen[]> = {
  titles: onEachGround(<SectionHead block={words} isFirst={false} />),
  'buttons and links': onEachGround(
    <p className="gallery__row">
      <ButtonLink link={inside} />
      <ButtonLink link={inside} look="secondary" />
      <ButtonLink link={outside} />
      <button type="button" className="button" disabled>
        Not now
      </button>
      <ArrowLink link={inside} />
      <ArrowLink link={outside} />
    </p>,
  ),
  'store badges': onEachGround(<StoreBadges {...site} />),
  card: [
    here(
      'on paper',
      <div className="card">
        <h3 className="title-3">{words.title}</h3>
        <p>{words.description}</p>
        <ArrowLink link={inside} />
      </div>,
    ),
  ],
  signs: [
    here(
      'icons',
      iconNames.map((name) => <Icon key={name} name={name} />),
    ),
    here(
      'marks',
      [...socialNetworks, 'whatsapp' as const].map((name) => <Mark key={name} name={name} />),
    ),
  ],
  'share menu': [
    here('closed', <ShareMenu {...share} />),
    here(
      'open',
      <Opened>
        <ShareMenu {...share} title={`${share.title} (open)`} />
      </Opened>,
    ),
  ],
  windows: [
    here(
      'video',
      <VideoLink address="https://youtu.be/beamwallet1" title="The film" className="button">
        Open the film
      </VideoLink>,
    ),
    here(
      'video at no address of the player',
      <VideoLink address="https://video.beam.example/" title="The film" className="button">
        Go to the film
      </VideoLink>,
    ),
    here('newsletter', <NewsletterWindow />),
  ],
  'footer newsletter': onEachGround(<NewsletterBox title="Join our newsletter" />).slice(-1),
  'cookie sheet': [
    {
      label: 'asking',
      content: (
        <div data-cookies="ask">
          <CookieSheet isChatOn={false} />
        </div>
      ),
    },
  ],
}
