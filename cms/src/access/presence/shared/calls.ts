// What the calls exchange with the panel, which imports this file too.

/** Somebody else who has an entry open, or the caller in another window. */
export type Present = { name: string; isSelf: boolean; isTyping: boolean; since: Date }

export type Presence = { others: Present[] }

/** A window tells this often that it still shows an entry. */
export const TELL_MS = 15_000
