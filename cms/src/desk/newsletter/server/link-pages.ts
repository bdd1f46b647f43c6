import type { LanguageCode } from '@app/contract'

type Asking = { title: string; text: string; button: string }
type Done = { title: string; text: string }

/** What the pages behind the links in newsletter emails say. Visiting one changes nothing; its button does. */
type LinkPages = {
  leave: Asking
  left: Done
  confirm: Asking
  confirmed: Done
  rejoin: Asking
  rejoined: Done
}

const page = (language: string, content: string) => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Newsletter</title>
<style>body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f8f5ef;color:#14181f;font:17px/1.55 system-ui,sans-serif}main{box-sizing:border-box;width:calc(100% - 2rem);max-width:30rem;padding:2rem;background:#fff;border-radius:12px}h1{margin:0 0 .5em;font-size:1.5rem}button{padding:.7em 1.4em;border:0;border-radius:8px;background:#0a6b64;color:#fff;font:inherit;font-weight:600;cursor:pointer}button:focus-visible{outline:3px solid #14181f;outline-offset:2px}</style>
</head><body><main>${content}</main></body></html>`

const english: LinkPages = {
  leave: {
    title: 'Leave the newsletter',
    text: 'Press the button and you will get no more newsletters.',
    button: 'Unsubscribe',
  },
  left: { title: 'You are unsubscribed', text: 'You will get no more newsletters.' },
  confirm: {
    title: 'Confirm your subscription',
    text: 'Press the button and you will get our newsletter.',
    button: 'Confirm',
  },
  confirmed: { title: 'You are subscribed', text: 'You will get our newsletter from now on.' },
  rejoin: {
    title: 'Join the newsletter again',
    text: 'Press the button and you will get our newsletter again.',
    button: 'Confirm',
  },
  rejoined: {
    title: 'You are subscribed again',
    text: 'You will get our newsletter from now on.',
  },
}

const german: LinkPages = {
  leave: {
    title: 'Newsletter abbestellen',
    text: 'Mit dem Knopf meldest du dich ab und bekommst keinen Newsletter mehr.',
    button: 'Abmelden',
  },
  left: { title: 'Du bist abgemeldet', text: 'Du bekommst keinen Newsletter mehr.' },
  confirm: {
    title: 'Abo bestätigen',
    text: 'Mit dem Knopf bestätigst du, dass du unseren Newsletter möchtest.',
    button: 'Bestätigen',
  },
  confirmed: { title: 'Du bist angemeldet', text: 'Ab jetzt bekommst du unseren Newsletter.' },
  rejoin: {
    title: 'Newsletter wieder abonnieren',
    text: 'Mit dem Knopf meldest du dich wieder für unseren Newsletter an.',
    button: 'Bestätigen',
  },
  rejoined: {
    title: 'Du bist wieder angemeldet',
    text: 'Ab jetzt bekommst du unseren Newsletter.',
  },
}

const inLanguages: Record<LanguageCode, LinkPages> = { de: german }

const isSpoken = (code: unknown): code is LanguageCode =>
  typeof code === 'string' && Object.hasOwn(inLanguages, code)

/** A page behind a link, in the language that the link names. */
export function linkPage(name: keyof LinkPages, asked: unknown): string {
  const isOwn = !isSpoken(asked)
  const said: Asking | Done = (isOwn ? english : inLanguages[asked])[name]
  const content =
    'button' in said
      ? `<p>${said.text}</p><form method="post"><button>${said.button}</button></form>`
      : `<p role="status">${said.text}</p>`
  return page(isOwn ? 'en' : asked, `<h1>${said.title}</h1>${content}`)
}
