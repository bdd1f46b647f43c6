import standIns from '../../../src/ui/fonts/stand-ins.css?inline'
import type { Assets } from './assets'

const DISPLAY = 'Bricolage Grotesque Variable'
const TEXT = 'Figtree Variable'

/** The characters in the subset fonts of src/ui/fonts. */
const CORE =
  'U+20-7E,U+A0,U+A3,U+A9,U+AE,U+B7,U+C0-C4,U+C7,U+C9,U+CA,U+CD,U+D3-D7,U+DA,U+DC,U+DF-E4,U+E7,U+E9,U+EA,U+ED,U+F3-F6,U+FA,U+FC,U+2011,U+2013,U+2014,U+2018,U+2019,U+201C-201E,U+2022,U+2026,U+20AC,U+2122,U+2192'

const characters = CORE.replace(/U\+/g, '')
  .replace(/[\dA-F]+/g, '\\u{$&}')
  .replaceAll(',', '')
const otherCharacter = new RegExp(`[^\\n${characters}]`, 'u')

/**
 * The fonts of a page: a local fallback until they have loaded, the subset fonts, and the full fonts
 * if its text needs more characters. No later stylesheet may declare one: the whole page would be laid out again.
 */
export const fontFacesFor = (markup: string, assets: Pick<Assets, 'fonts'>): string =>
  standIns + namedFaces(markup, assets)

function namedFaces(markup: string, { fonts }: Pick<Assets, 'fonts'>): string {
  if (!otherCharacter.test(markup))
    return face(DISPLAY, fonts.display, '200 800') + face(TEXT, fonts.text, '300 900')
  return [
    face(DISPLAY, fonts.wholeDisplay, '200 800'),
    face(TEXT, fonts.wholeText, '300 900'),
    face(DISPLAY, fonts.display, '200 800', CORE),
    face(TEXT, fonts.text, '300 900', CORE),
  ].join('')
}

const face = (family: string, file: string, weights: string, range?: string) =>
  `@font-face{font-family:'${family}';src:url(${file}) format('woff2');font-weight:${weights};font-display:optional${range ? `;unicode-range:${range}` : ''}}`
