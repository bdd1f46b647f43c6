/** The texts around a form's fields; null for an intake without a screen. */
type ScreenExpectation = {
  busyLabel: string
  success: { title?: string; text: string }
  failure: { fallback: string; network: string }
}

/**
 * Test data: what the specification says about each form, written out separately from the tables that it
 * checks. Unit, API and browser tests all read it.
 */
export type Expectation = {
  postsTo: { base: 'api' | 'secure'; endpoint: string }
  screen: ScreenExpectation | null
  sample: Record<string, string | boolean>
  required: Record<string, string>
  emails: Record<string, string>
  formats: Record<string, { wrong: string[]; message: string }>
  limits: Record<string, { max: number; message: string }>
  choices: Record<string, { values: string[]; message: string }>
  agreements: Record<string, string>
  /** The exact wording that visitors consent to. A new wording needs a new version. */
  wording: { version: string; texts: string[] }
  /** Accepted although they look wrong. */
  free: Record<string, (string | boolean)[]>
}

/** Values that a field accepts whose format is not checked. */
export const notEnforced = ['', 'not a url', '???', 'x'.repeat(255)]

const terms = 'I agree to the Terms and Conditions and the Privacy Policy.'
const storage = (purpose: string) =>
  `I consent to my data being stored ${purpose}, as the Privacy Policy describes.`

export const wording = (...texts: string[]) => ({ version: '2026-11', texts })

export const termsAlone = wording(terms)
export const termsAndStorage = (purpose: string) => wording(terms, storage(purpose))
