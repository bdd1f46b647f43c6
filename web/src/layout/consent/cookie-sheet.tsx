import { type SiteSetting, siteText } from '@app/contract'
import { useEffect } from 'react'
import { applyChoice, storeChoice, onChoiceInOtherTab, storedChoice } from './cookie-choice'
import type { CookieChoice } from './consent-mode'
import { loadThirdParties, runsThirdParties } from './third-parties'

const ID = 'cookie-choice'
const TEXT_ID = 'cookie-question'

const choices = [
  { value: 'declined', text: 'cookieDecline' },
  { value: 'accepted', text: 'cookieAccept' },
] as const

// The styles show the sheet by this attribute, so that the inline script can show it before hydration.
const setState = (state: 'ask' | CookieChoice) =>
  (document.documentElement.dataset['cookies'] = state)

let openedFrom: HTMLElement | null = null

export function openCookieSheet({ currentTarget }: { currentTarget: HTMLElement }) {
  openedFrom = currentTarget
  setState('ask')
  document.getElementById(ID)?.focus()
}

/** Moves the focus to the newsletter dialog if it is open, or back to the button that opened the sheet. */
function restoreFocus() {
  const inDialog = document.querySelector<HTMLElement>('dialog[open] input')
  const target = inDialog ?? openedFrom
  target?.focus()
  openedFrom = null
}

function apply(choice: CookieChoice, isChatOn: boolean) {
  // What the visitor no longer accepts must not run on.
  if (choice === 'declined' && runsThirdParties()) return location.reload()
  applyChoice(choice)
  setState(choice)
  loadThirdParties(choice, isChatOn)
}

/** Always in the markup, so that it can be shown before any script has loaded. */
export function CookieSheet({ site }: { site: SiteSetting }) {
  const isChatOn = site.chatEnabled
  useEffect(() => {
    loadThirdParties(storedChoice(), isChatOn)
    return onChoiceInOtherTab((choice) => apply(choice, isChatOn))
  }, [isChatOn])

  const choose = (choice: CookieChoice) => {
    storeChoice(choice)
    apply(choice, isChatOn)
    restoreFocus()
  }

  return (
    <section id={ID} className="cookie-sheet" tabIndex={-1} aria-labelledby={TEXT_ID}>
      <p id={TEXT_ID}>{siteText(site, 'cookieQuestion')}</p>
      {choices.map(({ value, text }) => (
        <button
          key={value}
          type="button"
          className="button"
          onClick={() => choose(value)}
          data-app=""
        >
          {siteText(site, text)}
        </button>
      ))}
    </section>
  )
}
