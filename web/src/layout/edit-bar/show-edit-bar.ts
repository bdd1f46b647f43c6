import type { EditBarEntry } from '@app/contract'
import { decodeUri } from '../../browser/decode-uri'
import { siteConfig } from '../../browser/site-config'
import { SHOW_DIALOGS } from '../newsletter/newsletter-flags'
import { askAbout } from './ask'
import './edit-bar.css'
import { EDIT_BAR_PASS } from './pass-key'
import { sentencesOf } from './sentences'

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties)
}

/** The cookie question and the newsletter dialog, as visitors first see them. */
function showDialogs() {
  document.documentElement.dataset['cookies'] = 'ask'
  dispatchEvent(new Event(SHOW_DIALOGS))
}

/** Shows staff what the panel knows of each page that they visit. Visitors never load this. */
export function showEditBar(pass: string) {
  const bar = element('aside', { className: 'edit-bar', ariaLabel: 'Edit bar' })
  const { cmsUrl } = siteConfig()
  let askedPath = ''

  const leave = () => {
    localStorage.removeItem(EDIT_BAR_PASS)
    removeEventListener('visibilitychange', update)
    window.navigation?.removeEventListener('currententrychange', update)
    bar.remove()
  }

  const show = (entry: EditBarEntry) => {
    const link = entry && element('a', { href: entry.editUrl, textContent: 'Edit this page' })
    const texts = sentencesOf(entry, new Date()).map((textContent) =>
      element('span', { textContent }),
    )
    const hide = element('button', { type: 'button', textContent: 'Hide', onclick: leave })
    const dialogs = element('button', {
      type: 'button',
      textContent: 'Show the dialogs',
      onclick: showDialogs,
    })
    bar.replaceChildren(...(link ? [link] : []), ...texts, dialogs, hide)
    document.body.append(bar)
  }

  /** Asks again whenever the page or the panel, in another tab, may have changed something. */
  async function update() {
    if (document.hidden) return
    const path = decodeUri(location.pathname)
    // The bar of the page before would show the wrong entry.
    if (path !== askedPath) bar.remove()
    askedPath = path
    const entry = await askAbout({ cmsUrl, pass, path }).catch(() => undefined)
    if (path !== askedPath || entry === undefined) return
    if (entry === 'refused') leave()
    else show(entry)
  }

  addEventListener('visibilitychange', update)
  window.navigation?.addEventListener('currententrychange', update)
  void update()
}
