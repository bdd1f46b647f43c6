/** What each signal adds to a submission's spam score, and how the panel names it. */
export const spamReasons = {
  honeypot: { score: 100, text: 'The hidden field was filled in, which only programs see' },
  throwaway: { score: 40, text: 'A throwaway email address' },
  fast: { score: 30, text: 'Filled in faster than a person types' },
  links: { score: 30, text: 'Links where few people write them' },
  repeated: { score: 30, text: 'The same text arrived earlier that day' },
  many: { score: 20, text: 'Many submissions from one network address within an hour' },
  flood: { score: 20, text: 'As many within an hour as are allowed within a minute' },
} as const satisfies Record<string, { score: number; text: string }>

export type SpamReason = keyof typeof spamReasons

export type SpamVerdict = { score: number; reasons: readonly SpamReason[] }

/**
 * From this score on, the list shows the score, and the sender of the submission gets no email until staff send it.
 * Only a filled honeypot marks a submission as spam by itself.
 */
export const SUSPICIOUS = 40

export const isSpamReason = (name: string): name is SpamReason => Object.hasOwn(spamReasons, name)
