import { t } from '@app/contract'
import { localStore } from '../../browser/browser-store'
import type { SiteLanguages } from '../../content/page-data'
import { pathInLanguage } from './path-in-language'

const DECIDED = 'language_decided'

/** Offers this page in the language that the visitor's browser prefers, until the visitor has decided. */
export function offerLanguage({ all, words, paths }: SiteLanguages) {
  // Each switch of a page offers it.
  if (document.querySelector('.language-offer')) return
  const here = words.code ?? all[0]?.code
  const preferred = navigator.languages
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .find((code) => all.some((language) => language.code === code))
  const language = all.find(({ code }) => code === preferred)
  const path = preferred && pathInLanguage({ paths }, location.pathname, preferred)
  if (!language || !path || preferred === here || localStore.getItem(DECIDED) !== null) return

  const decide = () => localStore.setItem(DECIDED, new Date().toISOString())
  const offer = document.createElement('aside')
  offer.className = 'language-offer'
  const link = document.createElement('a')
  Object.assign(link, { href: path, hreflang: preferred, lang: preferred })
  link.textContent = language.offer
  link.addEventListener('click', decide)
  const close = document.createElement('button')
  close.type = 'button'
  close.textContent = '×'
  close.setAttribute('aria-label', t('Close'))
  close.addEventListener('click', () => {
    decide()
    offer.remove()
  })
  offer.append(link, close)
  // Before all else, where whoever goes through the page by keyboard meets it first.
  document.body.prepend(offer)
}
