import { type Block, inWords, type PhoneScene, wordsOf } from '@app/contract'
import { siteFolders } from '@app/runtime'
import { LRUCache } from 'lru-cache'
import { renderToStaticMarkup } from 'react-dom/server'
import { AppScreen } from '../../src/phone/app-screen'
import appStyles from '../../src/phone/app.css?inline'
import paymentStyles from '../../src/phone/app-payment.css?inline'
import displayFont from '../../src/ui/fonts/bricolage-grotesque-still.woff2?inline'
import textFont from '../../src/ui/fonts/figtree-still.woff2?inline'
import type { Payment } from '../../src/phone/payment'
import { shownIn } from '../../src/phone/still'
import { spokenAt } from '../content/localized'
import type { Snapshot } from '../content/snapshot'
import { type Encoded, encode, tagOf } from '../encoded'
import { MARK } from './draft/source-marks'

type Still = Encoded & { type: string }

/** The number of stills that are kept: those of all pages, and for a while those of replaced pages. */
const KEPT = 300

/** Images of the app's screens, named by what they show: each is the markup of a screen within an SVG. */
export class StillFiles {
  /** The last snapshot of which all stills were made. */
  #drawn: Snapshot | undefined
  readonly #files = new LRUCache<string, Promise<Still>>({ max: KEPT })

  /** The address of a still, which can be read from now on. */
  pathOf(payments: readonly Payment[], scene: PhoneScene): string {
    const body = Buffer.from(svgOf(payments.map(unmarked), scene))
    const path = `${siteFolders.stills}${tagOf(body)}.svg`
    if (!this.#files.has(path)) this.#files.set(path, stillOf(body))
    return path
  }

  /** The still at a path. If it is missing, all stills of the content are made: another process may have rendered the page. */
  get(path: string, snapshot: Snapshot): Promise<Still> | undefined {
    if (!this.#files.has(path) && this.#drawn !== snapshot) {
      this.#drawn = snapshot
      for (const { slug, Content } of snapshot.pages)
        inWords(wordsOf(spokenAt(snapshot, slug)), () => this.#draw(Content))
    }
    return this.#files.get(path)
  }

  #draw(sections: Block[]) {
    for (const block of sections)
      if (block.block === 'phone') {
        const { first, all } = shownIn(block)
        this.pathOf([first], block.scene)
        this.pathOf(all, block.scene)
      }
  }
}

/** Removes the marks of a draft, so that it shows the same still as the published page. */
const unmarked = (payment: Payment): Payment => ({
  ...payment,
  shop: payment.shop.replaceAll(MARK, ''),
})

const [WIDTH, HEIGHT, GAP] = [390, 844, 24]

/** An image of an SVG loads nothing, so the fonts are in it, each in the one weight that the app uses. */
const fonts = Object.entries({ display: displayFont, text: textFont })
  .map(
    ([name, file]) =>
      `@font-face{font-family:${name};src:url(${file});font-weight:1 999}svg{--font-${name}:${name},sans-serif}`,
  )
  .join('')

/** The frame of each screen if several are side by side. */
const framed = '.app{border:.5em solid #14181f;border-radius:3.2em}'

function svgOf(payments: readonly Payment[], scene: PhoneScene): string {
  const width = payments.length * (WIDTH + GAP) - GAP
  const screens = payments.map((payment, index) => {
    // With an own prefix, the radio buttons of each screen are a group of their own.
    const markup = renderToStaticMarkup(<AppScreen payment={payment} scene={scene} />, {
      identifierPrefix: String(index),
    }).replaceAll('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    return (
      `<foreignObject x="${index * (WIDTH + GAP)}" width="${WIDTH}" height="${HEIGHT}">` +
      `<div xmlns="http://www.w3.org/1999/xhtml">${markup}</div></foreignObject>`
    )
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}">` +
    `<style>${fonts}${appStyles}${paymentStyles}.visually-hidden{display:none}${payments.length > 1 ? framed : ''}</style>` +
    `${screens.join('')}</svg>`
  )
}

const stillOf = async (body: Buffer): Promise<Still> => ({
  ...(await encode(body)),
  type: 'image/svg+xml; charset=utf-8',
})
