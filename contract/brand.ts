/** Whose site this is. `npm run rebrand` writes it; texts, mails, the panel and search engines read it. */
export const brand = {
  name: 'Beam',
  /** The domain of the addresses in the first content, and of the demo accounts. */
  domain: 'beam.example',
  contactEmail: 'hello@beam.example',
  careersEmail: 'careers@beam.example',
  /** Its account on social networks. */
  handle: 'beamwalletexample',
  /** The language of pages and panel, and how dates and numbers are written. */
  locale: 'en-GB',
  /** The country's prefix, which phone fields or their examples begin with. */
  phonePrefix: '+351',
} as const

/** The four colours of styles and drawings; their shades are in `scripts/rebrand/shades.ts`. */
export const brandColors = {
  first: '#0b8f86',
  second: '#e8447f',
  third: '#ffc83d',
  ink: '#14181f',
} as const

/** The names by which editors choose a colour. */
export const colorNames = {
  first: 'Teal',
  second: 'Pink',
  third: 'Yellow',
} as const
