import { consentModes, COOKIE_CONSENT } from './consent-mode'

/**
 * Runs inline, before anything else on the page: denies all storage, then repeats the choice of an
 * earlier visit, or has the styles show the question. Hashed into the content security policy.
 */
export const consentScript =
  'var dataLayer=dataLayer||[];function gtag(){dataLayer.push(arguments)}' +
  `(()=>{const m=${JSON.stringify(consentModes)};let c;try{c=localStorage.getItem("${COOKIE_CONSENT}")}catch{}` +
  'gtag("consent","default",m.declined);' +
  'if(c==="accepted"||c==="declined")gtag("consent","update",m[c]);else document.documentElement.dataset.cookies="ask"})()'
