import { logConsent } from '@app/contract'
import { useEffect } from 'react'
import {
  applyChoice,
  isCookieChoice,
  storeChoice,
  onChoiceInOtherTab,
  storedChoice,
} from './cookie-choice'
import type { CookieChoice } from './consent-mode'
import { loadThirdParties } from './third-parties'

const ID = 'cookie-choice'
const TEXT_ID = 'cookie-question'

const [{ fields }] = logConsent.sections
const [{ label: question, options }] = fields

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
  applyChoice(choice)
  setState(choice)
  loadThirdParties(choice, isChatOn)
}

/** Always in the markup, so that it can be shown before any script has loaded. */
export function CookieSheet({ isChatOn }: { isChatOn: boolean }) {
  useEffect(() => {
    loadThirdParties(storedChoice(), isChatOn)
    return onChoiceInOtherTab((choice) => apply(choice, isChatOn))
  }, [isChatOn])

  const choose = (choice: string) => {
    if (!isCookieChoice(choice)) return
    storeChoice(choice)
    apply(choice, isChatOn)
    restoreFocus()
  }

  return (
    <section id={ID} className="cookie-sheet" tabIndex={-1} aria-labelledby={TEXT_ID}>
      <p id={TEXT_ID}>{question}</p>
      {options.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          className="button"
          onClick={() => choose(value)}
          data-app=""
        >
          {label}
        </button>
      ))}
    </section>
  )
}
