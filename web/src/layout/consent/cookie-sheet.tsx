import { logConsent } from '@beam/contract'
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

// Whether the sheet stands is an attribute of the page's: the inline script sets it at first sight.
const show = (state: string) => (document.documentElement.dataset['cookies'] = state)

let askedFrom: HTMLElement | null = null

export function askAboutCookies({ currentTarget }: { currentTarget: HTMLElement }) {
  askedFrom = currentTarget
  show('ask')
  document.getElementById(ID)?.focus()
}

/** Back to where the question was asked for, or to the window that is open beside it. */
function leaveSheet() {
  const beside = document.querySelector<HTMLElement>('dialog[open] input')
  const next = beside ?? askedFrom
  next?.focus()
  askedFrom = null
}

function follow(choice: CookieChoice, isChatOn: boolean) {
  applyChoice(choice)
  show(choice)
  loadThirdParties(choice, isChatOn)
}

/** The cookie choice: always in the page, so that it is seen before any of this has loaded. */
export function CookieSheet({ isChatOn }: { isChatOn: boolean }) {
  useEffect(() => {
    loadThirdParties(storedChoice(), isChatOn)
    return onChoiceInOtherTab((choice) => follow(choice, isChatOn))
  }, [isChatOn])

  const choose = (choice: string) => {
    if (!isCookieChoice(choice)) return
    storeChoice(choice)
    follow(choice, isChatOn)
    leaveSheet()
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
