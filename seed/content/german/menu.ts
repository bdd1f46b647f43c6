import { brand } from '@app/contract'
import type { LanguageContent } from '../language-content'

/** By their title in English. An item without a page in German is left out, whatever it is called. */
export const menu: LanguageContent['menu'] = {
  [`Use ${brand.name}`]: { title: `${brand.name} nutzen` },
  'Help Center': { title: 'Hilfe', reason: 'Antworten, und wer dir hilft' },
  'About Us': { title: 'Über uns' },
  Careers: { title: 'Karriere' },
  Contacts: { title: 'Kontakt' },
}
