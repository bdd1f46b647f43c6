/** What the specification says of each form, written out apart from the tables it is held against. */
export type Expectation = {
  sample: Record<string, string | boolean>
  required: Record<string, string>
  emails: Record<string, string>
  limits: Record<string, { max: number; message: string }>
  choices: Record<string, { values: string[]; message: string }>
  agreements: Record<string, string>
  /** Accepted although they look wrong. */
  free: Record<string, (string | boolean)[]>
}

export const notEnforced = ['', 'not a url', '???', 'x'.repeat(255)]
